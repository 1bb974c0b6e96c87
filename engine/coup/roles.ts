/** The characters of Coup whose influence a player can claim. */
export const roles = ['duke', 'assassin', 'captain', 'ambassador', 'contessa', 'inquisitor'] as const;

export type Role = (typeof roles)[number];
