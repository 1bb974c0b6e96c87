import type { CopsMove, Equipment, Use } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';

// The moves of Good Cop Bad Cop as one says them. Who makes a move follows from the game: whoever is asked.

/** GC-09: all four lay their cards as they came. */
export const layCards: readonly CopsMove[] = Array.from({ length: 4 }, () => ({
  type: 'arrange',
  order: [0, 1, 2],
}));

/** GC-30: so many holders of a card are asked, and play none. */
export const nobodyStirs = (holders = 4): readonly CopsMove[] =>
  Array.from({ length: holders }, () => ({ type: 'pass' }));

/** Those who are asked before pass, then somebody speaks up and plays a card. */
export const playsAfter = (passing: number, use: Use): readonly CopsMove[] => [
  ...nobodyStirs(passing),
  { type: 'speak' },
  use,
];

export const look = (target: Seat, card: number): CopsMove => ({ type: 'investigate', target, card });
export const arm = (target: Seat): CopsMove => ({ type: 'arm', target });
export const reveal = (card: number): CopsMove => ({ type: 'reveal', card });
export const aim = (target: Seat): CopsMove => ({ type: 'aim', target });
export const shoot: CopsMove = { type: 'shoot' };
export const keep = (card: Equipment): CopsMove => ({ type: 'keep', equipment: card });
export const deflect = (target: Seat): CopsMove => ({ type: 'deflect', target });

/** Each of the others looks at a card, and nobody stirs. */
export const othersLook: readonly CopsMove[] = [look(0, 1), look(0, 1), look(0, 1)].flatMap((looking) => [
  looking,
  ...nobodyStirs(),
  ...nobodyStirs(),
]);
