/** What an identity card of Good Cop Bad Cop can say of its holder. */
export const identities = ['honest', 'crooked', 'agent', 'kingpin'] as const;

export type Identity = (typeof identities)[number];
