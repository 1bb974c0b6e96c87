import { seeded, shuffled } from '../engine/core';
import { fewestPlayers, mostPlayers, seatsWithTakenName, tidyNames, typedName, type Names } from './names';

/**
 * A rehearsal is one round of handing the phone on: everybody gets a card, looks at it behind the curtain, and
 * at the end all cards are turned up. It shows a table how the phone goes round before anything is at stake.
 */
export type Rehearsal<Card> =
  | { readonly stage: 'names'; readonly names: Names }
  | { readonly stage: 'round'; readonly names: Names; readonly cards: readonly Card[]; readonly seat: number }
  | {
      readonly stage: 'table';
      readonly names: Names;
      readonly cards: readonly Card[];
      readonly faceUp: boolean;
    };

export type RehearsalAction<Card> =
  | { readonly type: 'rename'; readonly seat: number; readonly name: string }
  | { readonly type: 'addSeat' }
  | { readonly type: 'removeSeat'; readonly seat: number }
  /** Of these cards each gets one. There are enough for all, and none is the only one of its kind. */
  | { readonly type: 'deal'; readonly seed: number; readonly deck: readonly Card[] }
  | { readonly type: 'looked' }
  | { readonly type: 'turnUp' }
  | { readonly type: 'again' };

export const canDeal = (names: Names) => seatsWithTakenName(names).length === 0;
export const canAddSeat = (names: Names) => names.length < mostPlayers;
export const canRemoveSeat = (names: Names) => names.length > fewestPlayers;

/** An action that does not belong to the stage changes nothing. */
export function rehearse<Card>(state: Rehearsal<Card>, action: RehearsalAction<Card>): Rehearsal<Card> {
  switch (state.stage) {
    case 'names':
      return arrange(state, action);
    case 'round':
      if (action.type === 'again') return { stage: 'names', names: state.names };
      return action.type === 'looked' ? handOn(state) : state;
    case 'table':
      if (action.type === 'turnUp') return { ...state, faceUp: true };
      return action.type === 'again' ? { stage: 'names', names: state.names } : state;
  }
}

type Stage<Name extends Rehearsal<never>['stage'], Card> = Extract<Rehearsal<Card>, { stage: Name }>;

function arrange<Card>({ names }: Stage<'names', Card>, action: RehearsalAction<Card>): Rehearsal<Card> {
  const stay = (changed: Names): Rehearsal<Card> => ({ stage: 'names', names: changed });
  switch (action.type) {
    case 'rename':
      return stay(names.map((name, seat) => (seat === action.seat ? typedName(action.name) : name)));
    case 'addSeat':
      return canAddSeat(names) ? stay([...names, '']) : stay(names);
    case 'removeSeat':
      return canRemoveSeat(names) ? stay(names.filter((_, seat) => seat !== action.seat)) : stay(names);
    case 'deal':
      if (!canDeal(names)) return stay(names);
      return { stage: 'round', names: tidyNames(names), cards: dealt(action, names.length), seat: 0 };
    default:
      return stay(names);
  }
}

function dealt<Card>(
  { deck, seed }: { readonly deck: readonly Card[]; readonly seed: number },
  players: number,
): readonly Card[] {
  const [order] = shuffled(deck, seeded(seed));
  return order.slice(0, players);
}

function handOn<Card>({ names, cards, seat }: Stage<'round', Card>): Rehearsal<Card> {
  const next = seat + 1;
  return next < names.length
    ? { stage: 'round', names, cards, seat: next }
    : { stage: 'table', names, cards, faceUp: false };
}
