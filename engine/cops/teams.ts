import type { Equipment } from './equipment/cards';
import { isLeader, type Identity, type Leader } from './identities';

export type Team = 'honest' | 'crooked';

interface Board {
  /** An identity is null for a viewer who may not see it. */
  readonly cards: readonly { readonly identity: Identity | null }[];
  readonly attached: readonly Equipment[];
}

type Seen = readonly (Identity | null)[];

const teamLedBy: Readonly<Record<Leader, Team>> = { agent: 'honest', kingpin: 'crooked' };

const identitiesOf = ({ cards }: Board): Seen => cards.map(({ identity }) => identity);

const leaderAmong = (cards: Seen): Leader | undefined =>
  cards.find((identity) => identity !== null && isLeader(identity));

/** The team that a board's leader leads. */
export function ledBy(board: Board): Team | null {
  const leader = leaderAmong(identitiesOf(board));
  return leader ? teamLedBy[leader] : null;
}

/** GC-11, GC-12: one's leader decides; otherwise most of one's cards, which Planted Evidence turns round. */
export function teamWith(cards: Seen, isFramed: boolean): Team {
  const leader = leaderAmong(cards);
  if (leader) return teamLedBy[leader];
  const mostlyHonest = cards.filter((identity) => identity === 'honest').length > cards.length / 2;
  return mostlyHonest !== isFramed ? 'honest' : 'crooked';
}

export const teamOf = (board: Board): Team =>
  teamWith(identitiesOf(board), board.attached.includes('plantedEvidence'));
