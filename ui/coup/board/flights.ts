import type { Seat } from '../../../engine/core';
import type { CoupEvent, Party, Role } from '../../../engine/coup';
import { rowOf } from '../events';

/** Where something lies: a place in the middle of the table, or before a seat. */
export type Spot = 'treasury' | 'reserve' | 'court' | 'bomb' | Seat;

/** Something that is seen to move. It depends on what everybody saw, and never on what a card holds. */
export type Flight =
  | { readonly kind: 'coins' | 'cards'; readonly from: Spot; readonly to: Spot; readonly count: number }
  | { readonly kind: 'bomb'; readonly from: Spot; readonly to: Spot }
  /** An influence that burns: face up by now, and known to all. */
  | { readonly kind: 'burning'; readonly seat: Seat; readonly card: number; readonly role: Role }
  | { readonly kind: 'turncoat'; readonly seat: Seat; readonly party: Party };

export const flightsOf = (events: readonly CoupEvent[]): readonly Flight[] =>
  events.flatMap((event) => rowOf(event).flights?.(event) ?? []);
