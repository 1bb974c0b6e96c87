import type { Seat } from '../core/game';
import type { Claim } from './actions';
import { copiesFor } from './copies';
import { handOf } from './hands';
import { castOf, type Role } from './roles';
import type { CoupView } from './view';

/**
 * What counting says, and nothing else: from a view alone, every card out of sight as likely to lie in one place as in
 * another. What somebody has said or done, or chose in a draft, moves nothing here; the cards a draft put out of the game
 * are out of sight like the court.
 */

/** The cards the viewer does not see, wherever they are. */
export interface Unseen {
  readonly cards: number;
  /** Cards of each character in the game, in sight or not. */
  readonly copies: number;
  /** How many of those out of sight are this character. */
  copiesOf(role: Role): number;
}

export function unseenIn(view: CoupView): Unseen {
  const cast = castOf(view.sixth);
  const copies = copiesFor(view.seats.length);
  const seen = rolesSeen(view);
  return {
    cards: cast.length * copies - seen.length,
    copies,
    copiesOf: (role) => (cast.includes(role) ? copies - seen.filter((one) => one === role).length : 0),
  };
}

/** A player who exchanges sees the cards that were drawn, and among them their own. */
function rolesSeen({ viewer, seats, offered, asked }: CoupView): readonly Role[] {
  const inHand = asked?.kind === 'keep' && asked.seat === viewer ? offered : null;
  const lying = seats.flatMap(({ cards }, seat) =>
    cards.flatMap(({ role, faceUp }) =>
      role === null || (inHand !== null && seat === viewer && !faceUp) ? [] : [role],
    ),
  );
  return [...lying, ...(inHand ?? [])];
}

/** How likely a seat holds this character face down. */
export function chanceOfHolding(view: CoupView, seat: Seat, role: Role): number {
  const hand = handOf(view.seats, seat);
  if (hand.includes(role)) return 1;
  const unseen = unseenIn(view);
  return chanceOfOne(unseen.copiesOf(role), unseen.cards, hand.filter((one) => one === null).length);
}

/** How likely what a seat says of itself is true. FP-R09: to have no Duke is a claim as well. */
export const chanceOfTruth = (view: CoupView, seat: Seat, claim: Claim): number =>
  claim === 'noDuke' ? 1 - chanceOfHolding(view, seat, 'duke') : chanceOfHolding(view, seat, claim);

/** The same table in eyes that know no hand: how likely the others must think what the viewer says. */
export function inOthersEyes(view: CoupView): CoupView {
  const isShown = (seat: Seat, card: number) =>
    view.pending?.exposed.some((one) => one.seat === seat && one.card === card) ?? false;
  return {
    ...view,
    viewer: 'table',
    offered: null,
    seats: view.seats.map((player, seat) => ({
      ...player,
      cards: player.cards.map((card, at) =>
        card.faceUp || isShown(seat, at) ? card : { ...card, role: null },
      ),
    })),
  };
}

/** The probability of at least one copy among the cards `taken`, of `cards` with this number of copies. */
export function chanceOfOne(copies: number, cards: number, taken: number): number {
  if (copies <= 0) return 0;
  let none = 1;
  for (let at = 0; at < taken; at++) none *= Math.max(0, cards - copies - at) / Math.max(1, cards - at);
  return 1 - none;
}
