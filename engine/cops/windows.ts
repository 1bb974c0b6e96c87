import type { Seat } from '../core/game';
import { roundFrom } from './seats';
import { changed, shotIn, type AskingOf, type CopsState } from './state';
import type { Log } from './table';

/**
 * "At any moment" is these four moments and one's own choice of action. In each of them every holder of an equipment
 * card says *pass* or *speak*, whatever the card, so that asking tells nothing. Who speaks up takes the phone and plays
 * the card, or withdraws, which passes. Once a card has taken effect entirely the window starts again, until all pass;
 * unless that one card settles what the window is about.
 */
export const windows = [
  /** An action is declared, or a card was used before one, and it has not happened (GC-34). */
  'beforeAction',
  /** A shot has been fired and has not landed: the moment of the Riot Shield. */
  'afterShot',
  /** Somebody who is no leader has been hit; their cards are up, they are not out yet. They are asked last (V-24). */
  'atDeath',
  /** Also "right after somebody was investigated" and "at the end of the turn". */
  'afterAction',
] as const;

export type Window = (typeof windows)[number];

export const passOrSpeak = [{ type: 'pass' }, { type: 'speak' }] as const;

/** GC-30: clockwise from the left of the seat whose turn it is, that seat last, whatever the direction of play. */
function holders(state: CopsState, window: Window): readonly Seat[] {
  const round = window === 'atDeath' ? roundAtDeath(state) : roundFrom(state.players, state.turn);
  return round.filter((seat) => state.players[seat]?.hand.length);
}

/** V-24: from the left of the fallen, who has the last word. */
function roundAtDeath(state: CopsState): readonly Seat[] {
  const { target: fallen } = shotIn(state);
  // The base game has no card that saves anybody else.
  if (state.variant === 'base') return [fallen];
  return roundFrom(state.players, state.asksFallenLast ? fallen : state.turn);
}

/** One Riot Shield settles who is shot, and one card what becomes of the fallen: no window begins again after it (V-24). */
export const isSettledByOneCard = ({ asksFallenLast }: CopsState, window: Window): boolean =>
  window === 'afterShot' || (window === 'atDeath' && asksFallenLast === true);

/** Asks the first holder; with no holders there is no window. */
export function openWindow(state: CopsState, window: Window): CopsState {
  if (window === 'atDeath' && !shotIn(state).fatal) return closeWindow(state);
  const [first] = holders(state, window);
  return first === undefined ? closeWindow(state) : changed(state, { asking: { kind: window, seat: first } });
}

/** A Surveillance Camera comes too late for what was seen before. */
const closeWindow = (state: CopsState): CopsState => changed(state, { looks: [] });

export function pass(state: CopsState, { kind, seat }: AskingOf<Window>, log: Log): CopsState {
  log.push({ type: 'passed', seat, window: kind });
  return afterSeat(state, kind, seat);
}

export function speak(state: CopsState, { kind, seat }: AskingOf<Window>, log: Log): CopsState {
  log.push({ type: 'spoke', seat, window: kind });
  return changed(state, { asking: { kind: 'use', seat, window: kind } });
}

export function withdraw(state: CopsState, { seat, window }: AskingOf<'use'>, log: Log): CopsState {
  log.push({ type: 'withdrew', seat, window });
  return afterSeat(state, window, seat);
}

function afterSeat(state: CopsState, window: Window, seat: Seat): CopsState {
  const round = holders(state, window);
  const next = round[round.indexOf(seat) + 1];
  return next === undefined ? closeWindow(state) : changed(state, { asking: { kind: window, seat: next } });
}
