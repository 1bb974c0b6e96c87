import type { Action, Baggage, CopsMove, Equipment } from '../../../engine/cops';
import { sameMove, type Seat } from '../../../engine/core';

/** Something a player can do that may need a target: an action, a card, or an answer. */
export type Deed = Action['type'] | Equipment | 'look' | 'aim' | 'deflect';

/** One thing to choose on the way to a move. */
export type Step =
  | { readonly ask: 'target' | 'from' | 'to' | 'gun' | 'one' | 'other'; readonly seat: Seat }
  | { readonly ask: 'cards'; readonly of: Seat; readonly cards: readonly number[] }
  | { readonly ask: 'item'; readonly of: Seat; readonly item: Baggage };

/** A move, and what has to be chosen, one thing after the other, to come to it. */
export interface Way {
  readonly move: CopsMove;
  readonly steps: readonly Step[];
}

/** Two players can be named in either order: the engine's moves name them in the order of their seats. */
export const waysOf = (moves: readonly CopsMove[]): readonly Way[] =>
  moves.flatMap((move) => routesTo(move).map((steps) => ({ move, steps })));

function routesTo(move: CopsMove): readonly (readonly Step[])[] {
  if ('seats' in move) {
    const [one, other] = move.seats.map((seat, at) => ({ seat, cards: [move.cards[at] ?? 0] }));
    return one && other ? [pair(one, other), pair(other, one)] : [];
  }
  if ('gun' in move)
    return [
      [
        { ask: 'gun', seat: move.gun },
        { ask: 'target', seat: move.target },
      ],
    ];
  if ('from' in move)
    return [
      [
        { ask: 'from', seat: move.from },
        { ask: 'item', of: move.from, item: move.item },
        { ask: 'to', seat: move.target },
      ],
    ];
  if (!('target' in move)) return [[]];
  const target: Step = { ask: 'target', seat: move.target };
  const cards = 'cards' in move ? move.cards : 'card' in move ? [move.card] : null;
  return [cards === null ? [target] : [target, { ask: 'cards', of: move.target, cards }]];
}

interface OneOfTwo {
  readonly seat: Seat;
  readonly cards: readonly number[];
}

const pair = (one: OneOfTwo, other: OneOfTwo): readonly Step[] => [
  { ask: 'one', seat: one.seat },
  { ask: 'cards', of: one.seat, cards: one.cards },
  { ask: 'other', seat: other.seat },
  { ask: 'cards', of: other.seat, cards: other.cards },
];

/** The ways that are still open after these choices. */
export const openAfter = (ways: readonly Way[], chosen: readonly Step[]): readonly Way[] =>
  ways.filter(({ steps }) => chosen.every((step, at) => sameMove(steps[at], step)));

/** What can be chosen next, each thing once. Empty at the end of a way. */
export function nextSteps(ways: readonly Way[], chosen: readonly Step[]): readonly Step[] {
  const next: Step[] = [];
  for (const { steps } of openAfter(ways, chosen)) {
    const step = steps[chosen.length];
    if (step && !next.some((known) => sameMove(known, step))) next.push(step);
  }
  return next;
}

/** Where there is nothing to choose between, and more to choose after it, it is chosen already. */
export function withoutChoice(ways: readonly Way[], chosen: readonly Step[]): readonly Step[] {
  const next = nextSteps(ways, chosen);
  const [only] = next;
  if (only === undefined || next.length > 1) return chosen;
  const further = [...chosen, only];
  return nextSteps(ways, further).length === 0 ? chosen : withoutChoice(ways, further);
}

/** The order in which these two have changed places. */
export const swapped = (order: readonly number[], one: number, other: number): readonly number[] =>
  order.map((from, place) => {
    if (place === one) return order[other] ?? from;
    return place === other ? (order[one] ?? from) : from;
  });
