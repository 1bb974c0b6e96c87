import type { Seat } from '../core/game';
import { roleIn, type Claim } from './actions';
import type { Role } from './roles';
import type { Hand } from './state';

/** What lies before a seat, in the state or as somebody sees it: then roles may be null. */
interface Cards<Known> {
  readonly cards: readonly { readonly role: Known; readonly faceUp: boolean }[];
}

export const coinsOf = (seats: readonly { readonly coins: number }[], seat: Seat): number =>
  seats[seat]?.coins ?? 0;

/** The roles of a seat's hidden cards. */
export const handOf = <Known>(seats: readonly Cards<Known>[], seat: Seat): readonly Known[] =>
  seats[seat]?.cards.filter(({ faceUp }) => !faceUp).map(({ role }) => role) ?? [];

export function livesOf(seats: readonly Hand[], seat: Seat): number {
  const cards = seats[seat]?.cards ?? [];
  let lives = 0;
  for (let at = 0; at < cards.length; at++) if (!cards[at]?.faceUp) lives++;
  return lives;
}

/** Whether a claim is true of these hidden cards. */
export const supports = (hand: readonly (Role | null)[], claim: Claim): boolean =>
  hand.includes(roleIn(claim)) === (claim !== 'noDuke');

/** The same where not every card is known: null while it may be either. */
export const knownTruth = (hand: readonly (Role | null)[], claim: Claim): boolean | null =>
  hand.includes(roleIn(claim)) || !hand.includes(null) ? supports(hand, claim) : null;
