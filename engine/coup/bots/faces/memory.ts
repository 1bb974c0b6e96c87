import type { Json } from '../../../core/bot';
import { comesOf, type OfSome } from '../../../core/events';
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
  return comesOf(memories, event, now) ?? now;
}

const memories: OfSome<CoupEvent, [memory: Memory], Memory> = {
  acted: ({ seat, action, target }, memory) => {
    if (seat === memory.seat) return memory;
    const attacker = target === memory.seat ? seat : memory.attacker;
    return { ...memory, attacker, deed: { seat, action, target } };
  },
  challenged: ({ seat, by }, memory) => {
    if (by === memory.seat) return seat === memory.doubter ? { ...memory, doubter: null } : memory;
    return seat === memory.seat ? { ...memory, attacker: by, doubter: by } : memory;
  },
  out: ({ seat }, memory) => ({
    ...memory,
    attacker: seat === memory.attacker ? null : memory.attacker,
    doubter: seat === memory.doubter ? null : memory.doubter,
  }),
};
