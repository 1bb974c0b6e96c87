import type { StoreApi, UseBoundStore } from 'zustand';
import type { GameTypes } from '../../engine/core';
import { isKept } from '../history/history';
import { readAnswers } from './earlyAnswers';
import type { Keeping } from './finished';
import { nothing, type MatchNow } from './now';
import { askedOfBot, canTakeBackTo, resume, stateOf, type Running } from './running';
import type { TableGame } from './tableGame';

/**
 * The device's side of a match: what is accepted is saved before it is shown, what is over makes way once the history
 * has it, and what another window has done is followed.
 */
export function openKeeping<G extends GameTypes>(
  table: TableGame<G>,
  { saved, ended, handOver }: Keeping<G>,
  useMatch: UseBoundStore<StoreApi<MatchNow<G>>>,
) {
  const { game } = table;
  /** A game that is over, but that the history has no room for: its place on the device is kept for it. */
  let waiting: Running<G> | null = null;

  const isOver = (running: Running<G>) => game.outcome(stateOf(running)) !== null;

  /** A game that is over makes way for the next once the history has it. */
  function passOn(running: Running<G>): void {
    waiting = handOver(running) ? null : running;
  }

  /** Shows what lies on the device. Gives back whether there was anything. */
  function takeUp(): boolean {
    const found = saved.read();
    if (!found) return false;
    const running = resume(table, found.id, found.played);
    if (isOver(running)) passOn(running);
    useMatch.setState({
      ...nothing,
      running,
      early: readAnswers(table, running, found.early),
      passedOver: found.passedOver,
      touches: found.touches.filter((moves) => canTakeBackTo(table, running, moves)),
      newsFrom: running.match.moves.length,
      unseen: found.unseen,
      finishing: useMatch.getState().finishing && askedOfBot(table, running) !== null,
    });
    return true;
  }

  /** If another window has played on or dealt anew, this one follows. Gives back whether it had to. */
  const follow = (): boolean => useMatch.getState().running !== null && saved.isBehind() && takeUp();

  /** The same, also where another window has come to the end. */
  function catchUp(): boolean {
    if (follow()) return true;
    const { running } = useMatch.getState();
    if (!running || isOver(running) || !saved.isGone() || !isKept(running.id)) return false;
    useMatch.setState(nothing, true);
    return true;
  }

  saved.whenChangedElsewhere(() => {
    const { running } = useMatch.getState();
    if (!running || isOver(running) || catchUp()) return;
    if (saved.isGone()) useMatch.setState(nothing, true);
  });

  return {
    isOver,
    takeUp,
    follow,
    catchUp,
    isThere: saved.isThere,
    isBehind: saved.isBehind,
    forget: saved.forget,

    /** Saved first, shown second. */
    saveAndShow(running: Running<G>, change: Omit<MatchNow<G>, 'running'>): void {
      if (waiting && waiting.id !== running.id) passOn(waiting);
      if (waiting && waiting.id !== running.id) saved.tellNoPlace();
      else saved.write({ ...change, running });
      if (isOver(running)) {
        ended(running);
        passOn(running);
      }
      useMatch.setState({ ...change, running });
    },

    /** A finished game whose place is about to be taken is kept first. */
    passOnWhatLies(): void {
      const found = saved.read();
      if (!found) return;
      const running = resume(table, found.id, found.played);
      if (isOver(running)) passOn(running);
    },
  };
}
