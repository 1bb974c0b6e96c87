import {
  equipmentIn,
  type CopsMove,
  type Equipment,
  type Use,
  type CopsSetup,
  type Identity,
} from '../../../engine/cops';
import type { Seat } from '../../../engine/core';

// The moves of Good Cop Bad Cop as one says them. The player who is asked makes the move.

/** GC-09: all four lay their cards as they came. */
export const layCards: readonly CopsMove[] = Array.from({ length: 4 }, () => ({
  type: 'arrange',
  order: [0, 1, 2],
}));

/** GC-30: all holders of a card are asked, and none plays it. */
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

/** A table of four: the Agent sits at 0, the Kingpin at 1; 2 is honest, 3 is crooked. */
const hands: readonly (readonly Identity[])[] = [
  ['honest', 'agent', 'honest'],
  ['crooked', 'kingpin', 'crooked'],
  ['honest', 'honest', 'crooked'],
  ['crooked', 'honest', 'crooked'],
];

/** Nothing in this game is left to luck but the deal, which is fixed: any seed is as good. */
export const anySeed = 1;

/** That table, with what each of the four holds. */
export const tableOf = (
  variant: CopsSetup['variant'],
  held: readonly [Equipment, Equipment, Equipment, Equipment],
): CopsSetup => ({
  variant,
  players: 4,
  first: 0,
  identities: hands.flat(),
  equipment: [...held, ...equipmentIn(false).filter((card) => !held.includes(card))],
});
