/** What an identity card of Good Cop Bad Cop can say of its holder. */
export const identities = ['honest', 'crooked', 'agent', 'kingpin'] as const;

export type Identity = (typeof identities)[number];

/** The head of a team: the Agent of the honest, the Kingpin of the crooked. */
export type Leader = 'agent' | 'kingpin';

export const isLeader = (identity: Identity): identity is Leader =>
  identity === 'agent' || identity === 'kingpin';

/** GC-02, D.1: so many honest cards, and as many crooked ones, are left once the corner numbers have been looked at. */
const ordinaryCards: Readonly<Record<number, number>> = { 4: 5, 5: 7, 6: 8, 7: 10, 8: 11 };

/** How often each identity is in a game of so many players. */
export function copiesOf(identity: Identity, players: number): number {
  return isLeader(identity) ? 1 : (ordinaryCards[players] ?? 0);
}
