import { MoveError } from '../core/errors';
import type { Step } from '../core/game';
import { legalMove, nameOf } from '../core/moves';
import type { Log } from './events';
import * as flow from './flow';
import { moves } from './legal';
import type { CoupMove } from './moves';
import { draftCard, takeSides } from './opening';
import type { CoupState } from './state';
import type { Coup } from './types';

/** Answers the question on the table. Anything that is not among `moves` is refused, whatever its shape. */
export function play(state: CoupState, move: CoupMove): Step<Coup> {
  const legal = legalMove(moves(state), move);
  if (!legal) throw new MoveError(`${nameOf(move)} is no answer to ${state.stage.kind}.`);
  const events: Log = [];
  return { state: answer(state, legal, events), events };
}

/** Each question has its answers; each answer its place in the flow of the turn. */
function answer(state: CoupState, move: CoupMove, log: Log): CoupState {
  const { stage } = state;
  switch (stage.kind) {
    case 'draft':
      if (move.type === 'draft') return draftCard(state, stage, move, log);
      break;
    case 'side':
      if (move.type === 'side') return takeSides(state, move, log);
      break;
    case 'act':
      if (move.type === 'act') return flow.declare(state, move, log);
      break;
    case 'challenge':
      if (move.type === 'allow') return flow.letClaimPass(state, stage, log);
      if (move.type === 'challenge') return flow.challenge(state, stage, log);
      break;
    case 'block':
      if (move.type === 'allow') return flow.letActionPass(state, stage, log);
      if (move.type === 'block') return flow.block(state, stage, move, log);
      break;
    case 'prove':
      if (move.type === 'prove') return flow.prove(state, stage, log);
      if (move.type === 'concede') return flow.concede(state, stage, log);
      break;
    case 'lose':
      if (move.type === 'lose') return flow.lose(state, stage, move.card, log);
      break;
    case 'keep':
      if (move.type === 'keep') return flow.keepCards(state, stage, move, log);
      break;
    case 'show':
      if (move.type === 'show') return flow.showCard(state, move, log);
      break;
    case 'examine':
      if (move.type === 'giveBack') return flow.giveCardBack(state, log);
      if (move.type === 'swap') return flow.swapCard(state, stage, log);
      break;
    case 'bomb':
      if (move.type === 'explode') return flow.explode(state, log);
      if (move.type === 'defuse') return flow.defuse(state, log);
      if (move.type === 'pass') return flow.passBomb(state, move, log);
      break;
    case 'redirect':
      if (move.type === 'pass') return flow.redirectBomb(state, move, log);
      break;
    case 'over':
  }
  throw new MoveError(`${move.type} is no answer to ${stage.kind}.`);
}
