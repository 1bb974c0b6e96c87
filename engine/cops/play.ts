import { MoveError } from '../core/errors';
import type { Step } from '../core/game';
import { legalMove, nameOf } from '../core/moves';
import * as flow from './flow';
import { moves } from './legal';
import type { CopsMove } from './moves';
import { takeAnswer } from './questions';
import { changed, type AskingOf, type CopsState } from './state';
import type { Log } from './table';
import type { Cops } from './types';
import * as windows from './windows';
import type { Window } from './windows';

/** Answers the question on the table. Anything that is not among `moves` is refused, whatever its shape. */
export function play(state: CopsState, move: CopsMove): Step<Cops> {
  const legal = legalMove(moves(state), move);
  if (!legal)
    throw new MoveError(`${nameOf(move)} is no answer to ${state.asking?.kind ?? 'a game that is over'}.`);
  const events: Log = [];
  return { state: flow.goOn(answer(state, legal, events), events), events };
}

/** Each question has its answers; each answer its place in the flow. */
function answer(state: CopsState, move: CopsMove, log: Log): CopsState {
  const { asking } = state;
  const answered = changed(state, { asking: null });
  switch (move.type) {
    case 'investigate':
    case 'arm':
    case 'equip':
    case 'shoot':
    case 'grab':
    case 'swap':
    case 'infiltrate':
      return flow.declare(answered, move, log);
    case 'pass':
      return windows.pass(answered, asking as AskingOf<Window>, log);
    case 'speak':
      return windows.speak(answered, asking as AskingOf<Window>, log);
    case 'withdraw':
      return windows.withdraw(answered, asking as AskingOf<'use'>, log);
    case 'use':
      return asking?.kind === 'use'
        ? flow.useInWindow(answered, asking, move, log)
        : flow.useInTurn(answered, move, log);
    case 'arrange':
    case 'reveal':
    case 'keep':
    case 'look':
    case 'aim':
    case 'deflect':
      return takeAnswer(answered, asking as AskingOf<typeof move.type>, move, log);
  }
}
