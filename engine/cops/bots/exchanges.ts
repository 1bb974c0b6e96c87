import type { Seat } from '../../core/game';
import { isLeader, type Identity } from '../identities';
import type { Exchange } from '../moves';
import { isFramed } from './chances';
import { teamWith, type Team } from '../teams';
import type { Reading } from './reading';

/** How a side stands with these cards: the team they make, or null where they make its holder win alone. */
function sideOf(cards: readonly Identity[], framed: boolean): Team | null {
  return cards.filter(isLeader).length > 1 ? null : teamWith(cards, framed);
}

/** How many more would be of this side, if two cards changed places; null where not all of them are known here. */
export function alliesWon(reading: Reading, { seats, cards }: Exchange): number | null {
  const { view, team } = reading;
  const [one, other] = seats;
  const [mine, theirs] = [knownHand(reading, one), knownHand(reading, other)];
  if (!mine || !theirs) return null;
  const given = mine[cards[0]];
  const taken = theirs[cards[1]];
  if (!given || !taken) return null;
  const allies = (hands: readonly [readonly Identity[], readonly Identity[]]) => {
    const sides = hands.map((hand, at) => sideOf(hand, isFramed(view, seats[at as 0 | 1])));
    return sides.includes(null) ? null : sides.filter((side) => side === team).length;
  };
  const before = allies([mine, theirs]);
  const after = allies([replaced(mine, cards[0], taken), replaced(theirs, cards[1], given)]);
  return before === null || after === null ? null : after - before;
}

function knownHand({ view }: Reading, seat: Seat): readonly Identity[] | null {
  const cards = view.seats[seat]?.cards ?? [];
  const known = cards.flatMap(({ identity }) => identity ?? []);
  return known.length === cards.length ? known : null;
}

const replaced = (hand: readonly Identity[], place: number, card: Identity): readonly Identity[] =>
  hand.map((old, at) => (at === place ? card : old));
