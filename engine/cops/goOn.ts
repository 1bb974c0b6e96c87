import type { Item } from './agenda';
import { bequeath, rob } from './band';
import { actionDone, askToAct, beginTurn, decide, endTurn } from './flow';
import { questions } from './questions';
import { fall, land, settle } from './shots';
import { changed, type CopsState, type Detail } from './state';
import { draw, type Log } from './table';
import type { Cops } from './types';
import { end, won } from './victory';
import { openWindow } from './windows';

/**
 * One thing after the other, until somebody is asked or has won. Whether they have is looked at after each that changed
 * a player (D.3.7). Among the players `before` the answer nobody had won, or nothing would have been asked.
 */
export function goOn(from: CopsState, log: Log, before?: CopsState['players']): CopsState {
  let state = from;
  let lookedAt = before;
  while (state.asking === null && state.outcome === null) {
    const outcome = state.players === lookedAt ? null : won(state);
    if (outcome) return end(state, outcome, log);
    lookedAt = state.players;
    const item = state.agenda[0];
    if (!item) throw new Error('There is nothing left to do, and nobody has won.');
    state = happens(changed(state, { agenda: state.agenda.slice(1) }), item, log);
  }
  return state;
}

function happens(state: CopsState, item: Item, log: Log): CopsState {
  switch (item.do) {
    case 'ask':
      return withoutChoice(state, item.question, log) ?? changed(state, { asking: item.question });
    case 'window':
      return openWindow(state, item.window);
    case 'begin':
      return beginTurn(state, state.turn, log);
    case 'act':
      return askToAct(state);
    case 'decide':
      return decide(state, log);
    case 'draw':
      return draw(state, item.seat, log);
    case 'rob':
      return rob(state, log);
    case 'land':
      return land(state, log);
    case 'fall':
      return fall(state, log);
    case 'bequeath':
      return bequeath(state, log);
    case 'settle':
      return settle(state, log);
    case 'done':
      return actionDone(state);
    case 'endTurn':
      return endTurn(state, log);
  }
}

/** Where there is no choice nobody is asked: a single answer is given at once, and without one there is nothing to do. */
function withoutChoice<Kind extends Detail>(
  state: CopsState,
  asking: Cops['Asking'][Kind],
  log: Log,
): CopsState | null {
  const { answers, take } = questions[asking.kind];
  const possible = answers(state, asking);
  if (possible.length > 1) return null;
  const [only] = possible;
  return only === undefined ? state : take(state, only, log, asking);
}
