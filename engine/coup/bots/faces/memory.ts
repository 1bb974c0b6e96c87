import type { Json } from '../../../core/bot';
import type { Seat } from '../../../core/game';
import type { Action } from '../../actions';
import { seenAfter, type Seen } from '../../evidence';
import type { CoupEvent } from '../../events';

/** What a face keeps in mind of its own. Plain JSON. */
export type Memory = {
  readonly seat: Seat;
  /** Who last turned on it: aimed something at it, or doubted its word. */
  readonly attacker: Seat | null;
  /** Who last doubted its word, and has not been paid back. */
  readonly doubter: Seat | null;
  /** What somebody else last did on their turn. */
  readonly deed: Deed | null;
  readonly seen: Seen;
};

export type Deed = { readonly seat: Seat; readonly action: Action; readonly target: Seat | null };

/** The level's mind, and what its face remembers beside it. */
export type FacedMind = { readonly level: Json; readonly face: Memory };

export const blank = (seat: Seat): Memory => ({
  seat,
  attacker: null,
  doubter: null,
  deed: null,
  seen: [],
});

export function remembered(memory: Memory, event: CoupEvent): Memory {
  const now = { ...memory, seen: seenAfter(memory.seen, event) };
  switch (event.type) {
    case 'acted':
      return acted(now, event);
    case 'challenged':
      if (event.by === now.seat) return event.seat === now.doubter ? { ...now, doubter: null } : now;
      return event.seat === now.seat ? { ...now, attacker: event.by, doubter: event.by } : now;
    case 'out':
      return {
        ...now,
        attacker: event.seat === now.attacker ? null : now.attacker,
        doubter: event.seat === now.doubter ? null : now.doubter,
      };
    default:
      return now;
  }
}

function acted(memory: Memory, { seat, action, target }: Extract<CoupEvent, { type: 'acted' }>): Memory {
  if (seat === memory.seat) return memory;
  const attacker = target === memory.seat ? seat : memory.attacker;
  return { ...memory, attacker, deed: { seat, action, target } };
}
