import type { Seat } from '../../../engine/core';
import type { CoupEvent, Party, Role } from '../../../engine/coup';

/** Where something lies: a place in the middle of the table, or before a seat. */
export type Spot = 'treasury' | 'reserve' | 'court' | 'bomb' | Seat;

/** Something that is seen to move. It depends on what everybody saw, and never on what a card holds. */
export type Flight =
  | { readonly kind: 'coins' | 'cards'; readonly from: Spot; readonly to: Spot; readonly count: number }
  | { readonly kind: 'bomb'; readonly from: Spot; readonly to: Spot }
  /** An influence that burns: face up by now, and known to all. */
  | { readonly kind: 'burning'; readonly seat: Seat; readonly card: number; readonly role: Role }
  | { readonly kind: 'turncoat'; readonly seat: Seat; readonly party: Party };

export const flightsOf = (events: readonly CoupEvent[]): readonly Flight[] => events.flatMap(flightsIn);

const move = (kind: 'coins' | 'cards', from: Spot, to: Spot, count: number): readonly Flight[] =>
  count > 0 ? [{ kind, from, to, count }] : [];

function flightsIn(event: CoupEvent): readonly Flight[] {
  switch (event.type) {
    case 'acted':
      return move('coins', event.seat, event.action === 'convert' ? 'reserve' : 'treasury', event.paid);
    case 'gained':
      return move('coins', event.from, event.seat, event.coins);
    case 'refunded':
      return move('coins', 'treasury', event.seat, event.coins);
    case 'forfeited':
      return move('coins', event.seat, 'treasury', event.coins);
    case 'drew':
      return move('cards', 'court', event.seat, event.count);
    case 'returned':
      return move('cards', event.seat, 'court', event.count);
    case 'replaced':
    case 'swapped':
      return [...move('cards', event.seat, 'court', 1), ...move('cards', 'court', event.seat, 1)];
    case 'shown':
      return move('cards', event.seat, event.to, 1);
    case 'givenBack':
      return move('cards', event.by, event.seat, 1);
    case 'lost':
      return [{ kind: 'burning', seat: event.seat, card: event.card, role: event.role }];
    case 'bombGiven':
      return [{ kind: 'bomb', from: event.seat, to: event.to }];
    case 'bombExploded':
    case 'bombDefused':
      return [{ kind: 'bomb', from: event.seat, to: 'bomb' }];
    case 'converted':
      return [{ kind: 'turncoat', seat: event.seat, party: event.party }];
    default:
      return [];
  }
}
