import { sameMove, type GameTypes } from '../../engine/core';
import type { Deed } from './deeds';
import { freshState, type MatchState } from './matchState';
import { withAnswer } from './running';
import { step } from './step';
import type { TableGame } from './tableGame';

/** A match of which every move is arranged: after this many, the one that is due, and those that follow at one stroke. */
export type Script<G extends GameTypes> = (moves: number) => readonly [G['Move'], ...G['Move'][]] | undefined;

/** How an arranged match stands after a deed: only the answer that is due does anything, and it can be left for good. */
export function scriptedStep<G extends GameTypes>(
  script: Script<G>,
  state: MatchState<G>,
  deed: Deed<G>,
  table: TableGame<G>,
): MatchState<G> {
  if (deed.type === 'loaded' || deed.type === 'clear' || deed.type === 'putBack')
    return step(state, deed, table);
  if (deed.type !== 'answer' && deed.type !== 'botAnswer') return state;
  const { running } = state;
  const moves = running?.match.moves.length ?? 0;
  const due = script(moves);
  if (!running || !due) return state;
  if (!sameMove(deed.move, due[0])) return { ...state, astray: state.astray + 1 };
  const next = due.reduce((now, move) => withAnswer(table, now, move), running);
  return { ...freshState, running: next, newsSince: moves };
}
