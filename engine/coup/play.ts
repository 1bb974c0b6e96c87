import { MoveError } from '../core/errors';
import type { Step } from '../core/game';
import type { CoupEvent } from './events';
import * as flow from './flow';
import { moves } from './legal';
import type { CoupMove } from './moves';
import { draftCard, takeSides } from './opening';
import type { CoupState } from './state';
import type { Log } from './table';

/** Answers the question on the table. Anything that is not among `moves` is refused, whatever its shape. */
export function play(state: CoupState, move: CoupMove): Step<CoupState, CoupEvent> {
  const legal = moves(state).find((possible) => sameMove(possible, move));
  if (!legal) throw new MoveError(`${nameOf(move)} is no answer to ${state.stage.kind}.`);
  const events: Log = [];
  return { state: answer(state, legal, events), events };
}

/** What somebody tried, as far as it has a name: it may be anything at all. */
function nameOf(move: unknown): string {
  if (typeof move !== 'object' || move === null || !('type' in move)) return `A move that is ${typeof move}`;
  return typeof move.type === 'string' ? move.type : `A move of type ${typeof move.type}`;
}

/** The type is looked at first: it settles most comparisons. */
function sameMove(possible: CoupMove, move: unknown): boolean {
  if (possible === move) return true;
  if (typeof move !== 'object' || move === null || !('type' in move) || move.type !== possible.type)
    return false;
  const given = new Map(Object.entries(move).filter(([, value]) => value !== undefined));
  const wanted = Object.entries(possible);
  return given.size === wanted.length && wanted.every(([key, value]) => sameValue(value, given.get(key)));
}

function sameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
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
