/** What an identity card of Good Cop Bad Cop can say of its holder. */
export const identities = ['honest', 'crooked', 'agent', 'kingpin'] as const;

export type Identity = (typeof identities)[number];

/** The head of a team: the Agent of the honest, the Kingpin of the crooked. */
export type Leader = 'agent' | 'kingpin';

export const isLeader = (identity: Identity): identity is Leader =>
  identity === 'agent' || identity === 'kingpin';

/** GC-02, D.1: by the number of players, how many honest cards the corner numbers leave, and how many crooked ones. */
const ordinaryCards: Readonly<Record<number, number>> = { 4: 5, 5: 7, 6: 8, 7: 10, 8: 11 };

/** How often an identity is in a game, by its number of players. */
export function copiesOf(identity: Identity, players: number): number {
  return isLeader(identity) ? 1 : (ordinaryCards[players] ?? 0);
}
