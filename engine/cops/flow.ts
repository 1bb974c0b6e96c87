import type { Seat } from '../core/game';
import { sameMove } from '../core/moves';
import { takeEffect } from './actions';
import { ask, comesNext, type Item } from './agenda';
import { playCard } from './equipment';
import type { Use } from './equipment/cards';
import type { Action } from './moves';
import { firingLine, isCop } from './seats';
import { changed, playerAt, type AskingOf, type CopsState, type Declared } from './state';
import { withPlayer, type Log } from './table';
import { isSettledByOneCard } from './windows';

/**
 * A turn, top to bottom: an action is declared → *beforeAction* → it happens → *afterAction* → aim → next player.
 *
 * What is still to come lies on the agenda, next first. Each function does its part and puts on top of it what has to
 * come before the rest: a shot its window and its hit, a card its questions. Then `goOn` takes the next item, until
 * somebody has to be asked.
 */
const beforeAction: Item = { do: 'window', window: 'beforeAction' };
const afterAction: Item = { do: 'window', window: 'afterAction' };

// — 1. declare (GC-13) —

export function beginTurn(state: CopsState, seat: Seat, log: Log): CopsState {
  log.push({ type: 'turn', seat });
  return comesNext(changed(state, { turn: seat }), { do: 'act' });
}

export const askToAct = (state: CopsState): CopsState =>
  changed(state, { asking: { kind: 'act', seat: state.turn } });

/** GC-34: others may use a card before it happens. A player who is asked again and says the same is not held up again. */
export function declare(state: CopsState, action: Action, log: Log): CopsState {
  log.push({ type: 'declared', seat: state.turn, action });
  if (state.declared && sameMove(state.declared.action, action)) return perform(state, action, log);
  return comesNext(changed(state, { declared: { action, then: 'perform' } }), beforeAction, { do: 'decide' });
}

/** One's own card, before the action: what was declared is taken back, and everybody may answer. */
export const useInTurn = (state: CopsState, use: Use, log: Log): CopsState =>
  playCard(
    comesNext(changed(state, { declared: null }), beforeAction, { do: 'decide' }),
    state.turn,
    use,
    log,
  );

// — 2. everybody has their say (GC-30…35) —

/** The window starts again once the card has taken effect, unless nothing is left to be said in it. */
export function useInWindow(
  state: CopsState,
  { seat, window }: AskingOf<'use'>,
  use: Use,
  log: Log,
): CopsState {
  const stirred = window === 'beforeAction' ? reconsidered(state) : state;
  const reopened = isSettledByOneCard(state, window) ? stirred : comesNext(stirred, { do: 'window', window });
  return playCard(reopened, seat, use, log);
}

/** GC-34: after a card the player may choose again, unless a Restraining Order forces the shot. */
function reconsidered(state: CopsState): CopsState {
  const { declared } = state;
  if (declared?.then !== 'perform') return state;
  return changed(state, { declared: { ...declared, then: 'chooseAnew' } });
}

/** All have passed: the action happens, or another is chosen. */
export function decide(state: CopsState, log: Log): CopsState {
  const { declared } = state;
  return declared && isSettled(state, declared)
    ? perform(state, declared.action, log)
    : comesNext(state, { do: 'act' });
}

/** A forced shot whose gun K-9 has taken is none: then there is a choice again. */
function isSettled(state: CopsState, { then }: Declared): boolean {
  return then === 'perform' || (then === 'mustShoot' && firingLine(state.players, state.turn) !== null);
}

/** GC-34: what has been declared has not happened, and once all have had their say another choice is made. */
export const isChosenAnew = (state: CopsState): boolean =>
  state.declared !== null &&
  !isSettled(state, state.declared) &&
  (state.asking?.kind === 'act' || state.agenda.some((item) => item.do === 'decide'));

// — 3. the action happens —

function perform(state: CopsState, action: Action, log: Log): CopsState {
  const seat = state.turn;
  const restOfTurn = comesNext(
    state,
    { do: 'done' },
    afterAction,
    // GC-18, GC-27: the only moment to point a gun at somebody else.
    ask({ kind: 'aim', seat, besides: null }),
    { do: 'endTurn' },
  );
  return takeEffect(restOfTurn, seat, action, log);
}

export const actionDone = (state: CopsState): CopsState => changed(state, { declared: null });

// — 4. the next player (GC-19) —

export function endTurn(state: CopsState, log: Log): CopsState {
  const ended = withGunReady(changed(state, { coffee: null }), state.turn);
  return beginTurn(ended, nextSeat(state), log);
}

/** A gun taken with a Taser may be fired from the next turn on. */
function withGunReady(state: CopsState, seat: Seat): CopsState {
  const { gun } = playerAt(state, seat);
  return gun?.fresh ? withPlayer(state, seat, { gun: { ...gun, fresh: false } }) : state;
}

/** Who has had a Coffee, if they are still with the police; else the next in the direction of play who is not out. */
function nextSeat(state: CopsState): Seat {
  const { coffee, turn, direction, players } = state;
  if (coffee !== null && isCop(state.players, coffee)) return coffee;
  const step = (seat: Seat) => (seat + direction + players.length) % players.length;
  let seat = step(turn);
  while (playerAt(state, seat).status === 'out') seat = step(seat);
  return seat;
}
