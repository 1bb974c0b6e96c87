import type { Seat } from '../core/game';
import { isOut, type Hand } from './state';

export const parties = ['empire', 'resistance'] as const;

export type Party = (typeof parties)[number];

export const opposite = (party: Party): Party => (party === 'empire' ? 'resistance' : 'empire');

/** A seat, in the state or as somebody sees it. */
export interface Member extends Hand {
  /** Null in games without factions, and until sides have been chosen. */
  readonly party: Party | null;
}

/** FP-R06, C-36, C-37: fellows spare each other, except while all the living are of one party. */
export function areFellows(seats: readonly Member[], one: Seat, other: Seat): boolean {
  const party = seats[one]?.party ?? null;
  if (party === null || seats[other]?.party !== party) return false;
  return seats.some((seat) => seat.party !== party && !isOut(seat));
}
