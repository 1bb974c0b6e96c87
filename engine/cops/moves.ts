import type { Seat } from '../core/game';
import type { Attached, Equipment, Use } from './equipment/cards';
import type { Window } from './windows';

/** A place is one of the three spots for identity cards, left to right for their owner: 0, 1 or 2. */
export type Place = number;

export interface OnPlayer {
  readonly target: Seat;
}

export interface OnCard extends OnPlayer {
  readonly card: Place;
}

/** One card of each of two players; the seats ascend. */
export interface Exchange {
  readonly seats: readonly [Seat, Seat];
  readonly cards: readonly [Place, Place];
}

/** What can be moved from one player to another: the card in hand, or one that lies in front of them. */
export type Baggage = 'hand' | Attached;

export type Action =
  | ({ readonly type: 'investigate' } & OnCard)
  /** Base game: whom the gun points at. Band of criminals: who is robbed. */
  | ({ readonly type: 'arm' } & OnPlayer)
  /** Band of criminals only: who gets the diamond. */
  | { readonly type: 'equip'; readonly target?: Seat }
  | { readonly type: 'shoot' }
  | ({ readonly type: 'grab' } & OnPlayer)
  | ({ readonly type: 'swap' } & Exchange)
  | { readonly type: 'infiltrate'; readonly gun: Seat; readonly target: Seat };

export type CopsMove =
  /** `order[k]`: which of one's own cards now comes to place k. */
  | { readonly type: 'arrange'; readonly order: readonly Place[] }
  | Action
  | { readonly type: 'pass' }
  | { readonly type: 'speak' }
  | { readonly type: 'withdraw' }
  | Use
  | { readonly type: 'reveal'; readonly card: Place }
  | { readonly type: 'keep'; readonly equipment: Equipment }
  | { readonly type: 'look'; readonly target: Seat; readonly cards: readonly Place[] }
  | ({ readonly type: 'aim' } & OnPlayer)
  | ({ readonly type: 'deflect' } & OnPlayer);

export type MoveOf<Type extends CopsMove['type']> = Extract<CopsMove, { type: Type }>;

/** The types of the moves that answer each kind of question. */
interface AnswerTypes extends Record<Window, 'pass' | 'speak'> {
  arrange: 'arrange';
  act: Action['type'] | 'use';
  use: 'use' | 'withdraw';
  reveal: 'reveal';
  keep: 'keep';
  look: 'look';
  aim: 'aim';
  deflect: 'deflect';
}

export type CopsKind = keyof AnswerTypes;

export type CopsAnswers = { readonly [Kind in CopsKind]: MoveOf<AnswerTypes[Kind]> };

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

const places: readonly Place[] = [0, 1, 2];

const pairsOfCards: readonly Exchange['cards'][] = places.flatMap((one) =>
  places.map((other) => [one, other] as const),
);

/** Every way to exchange a card between two of these players, who are given in the order of their seats. */
export function exchangesAmong(players: readonly Seat[]): readonly Exchange[] {
  const exchanges: Exchange[] = [];
  players.forEach((one, at) => {
    for (const other of players.slice(at + 1)) {
      const seats = [one, other] as const;
      for (const cards of pairsOfCards) exchanges.push({ seats, cards });
    }
  });
  return exchanges;
}

/** All ways to pick one or more, `atMost` at most. */
export const placesUpTo = (places: readonly Place[], atMost: number): readonly (readonly Place[])[] =>
  atMost === 0
    ? []
    : places.flatMap((place, at) => [
        [place],
        ...placesUpTo(places.slice(at + 1), atMost - 1).map((others) => [place, ...others]),
      ]);
