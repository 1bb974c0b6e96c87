import type { Seat } from '../core/game';
import { changed, type CopsState, type DetailAsked } from './state';
import type { Window } from './windows';

/** What is still to come. `flow.ts` says what becomes of each. */
export type Item =
  /** A question; with a single possible answer nobody is asked. */
  | { readonly do: 'ask'; readonly question: DetailAsked }
  | { readonly do: 'window'; readonly window: Window }
  | { readonly do: 'draw'; readonly seat: Seat }
  /** The first turn; an action is chosen; whether it is done or another is chosen; it is done; the next player. */
  | { readonly do: 'begin' | 'act' | 'decide' | 'done' | 'endTurn' }
  /** A shot hits; its victim goes down; in the band variant their equipment finds a new owner; nothing of it is left to do. */
  | { readonly do: 'land' | 'fall' | 'bequeath' | 'settle' }
  /** Band of criminals: the gun is drawn and the target robbed. */
  | { readonly do: 'rob' };

/** These come before anything else that is still to come. */
export const comesNext = (state: CopsState, ...items: readonly Item[]): CopsState =>
  changed(state, { agenda: [...items, ...state.agenda] });

export const ask = (question: DetailAsked): Item => ({ do: 'ask', question });
