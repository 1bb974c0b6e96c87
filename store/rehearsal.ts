import { roles, seeded, shuffled, type Role } from '../engine';
import { fewestPlayers, longestName, mostPlayers, seatsWithTakenName, tidyNames, type Names } from './names';

/**
 * A rehearsal is one round of handing the phone on: everybody gets a card, looks at it behind the curtain, and
 * at the end all cards are turned up. It shows a table how the phone goes round before anything is at stake.
 */
export type Rehearsal =
  | { readonly stage: 'names'; readonly names: Names }
  | { readonly stage: 'round'; readonly names: Names; readonly cards: readonly Role[]; readonly seat: number }
  | {
      readonly stage: 'table';
      readonly names: Names;
      readonly cards: readonly Role[];
      readonly faceUp: boolean;
    };

export type RehearsalAction =
  | { readonly type: 'rename'; readonly seat: number; readonly name: string }
  | { readonly type: 'addSeat' }
  | { readonly type: 'removeSeat'; readonly seat: number }
  | { readonly type: 'deal'; readonly seed: number }
  | { readonly type: 'looked' }
  | { readonly type: 'turnUp' }
  | { readonly type: 'again' };

/** Two of each character, so that even ten players cannot tell another's card from their own. */
const deck: readonly Role[] = [...roles, ...roles];

export const canDeal = (names: Names) => seatsWithTakenName(names).length === 0;
export const canAddSeat = (names: Names) => names.length < mostPlayers;
export const canRemoveSeat = (names: Names) => names.length > fewestPlayers;

/** An action that does not belong to the stage changes nothing. */
export function rehearse(state: Rehearsal, action: RehearsalAction): Rehearsal {
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

type Stage<Name extends Rehearsal['stage']> = Extract<Rehearsal, { stage: Name }>;

function arrange({ names }: Stage<'names'>, action: RehearsalAction): Rehearsal {
  const stay = (changed: Names): Rehearsal => ({ stage: 'names', names: changed });
  switch (action.type) {
    case 'rename':
      return stay(
        names.map((name, seat) => (seat === action.seat ? action.name.slice(0, longestName) : name)),
      );
    case 'addSeat':
      return canAddSeat(names) ? stay([...names, '']) : stay(names);
    case 'removeSeat':
      return canRemoveSeat(names) ? stay(names.filter((_, seat) => seat !== action.seat)) : stay(names);
    case 'deal':
      if (!canDeal(names)) return stay(names);
      return { stage: 'round', names: tidyNames(names), cards: dealt(names.length, action.seed), seat: 0 };
    default:
      return stay(names);
  }
}

function dealt(players: number, seed: number): readonly Role[] {
  const [order] = shuffled(deck, seeded(seed));
  return order.slice(0, players);
}

function handOn({ names, cards, seat }: Stage<'round'>): Rehearsal {
  const next = seat + 1;
  return next < names.length
    ? { stage: 'round', names, cards, seat: next }
    : { stage: 'table', names, cards, faceUp: false };
}
