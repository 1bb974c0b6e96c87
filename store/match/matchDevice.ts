import { serialise, type GameTypes } from '../../engine/core';
import { whenChangedElsewhere } from '../elsewhere';
import { tellUnkept } from '../notices';
import { forget, remember } from '../remember';
import type { Way } from '../setup/way';
import { storage } from '../storage';
import { readAnswers } from './earlyAnswers';
import { freshState, type MatchState } from './matchState';
import { isOver, resume, turnOf, undoable, type Running } from './running';
import { recallMatch, textEntry, waitingIn, type Waiting } from './saved';
import type { TableGame } from './tableGame';

/** Where a match lies while it is played, as one window sees it: other windows may write there too. */
export interface MatchDevice<G extends GameTypes> {
  /** What lies there to be gone on with. */
  waiting(): Waiting | null;
  /** How the match stands that lies there, or null. One that is over is archived. */
  load(): MatchState<G> | null;
  /** Keeps how the match stands, or that there is none. One that is over is archived. */
  save(state: MatchState<G>): void;
  /** How the match stands where another window has gone further; null where none has. */
  newer(state: MatchState<G>): MatchState<G> | null;
  /** Tells how a match that is being played stands once another window has written there, or has left the place empty. */
  whenChangedElsewhere(now: () => MatchState<G>, changed: (to: MatchState<G>) => void): void;
}

/** Where a match goes once it is over. */
export interface Archive<G extends GameTypes> {
  /** It has just come to its end. */
  ended(running: Running<G>): void;
  /** Gives back whether it has arrived. */
  add(running: Running<G>): boolean;
  has(id: string): boolean;
}

/** The device's own place for a match of this game, played this way. */
export function openDevice<G extends GameTypes>(
  table: TableGame<G>,
  way: Way,
  archive: Archive<G>,
): MatchDevice<G> {
  const slot = { game: table.game.id, way };
  const entry = textEntry(slot);
  /** The text as this window has last read or written it. */
  let known: string | null | undefined = null;
  /** A match that is over, but that the archive has no room for: its place is kept for it. */
  let waiting: Running<G> | null = null;

  const noteText = () => {
    known = storage.textOf(entry);
  };

  function archiveOrWait(running: Running<G>): void {
    const attempt = () => archive.add(running);
    // Where the archive has no room, the place is left to it, unless even that is too little.
    const isArchived = attempt() || storage.makeWay(entry, attempt);
    if (isArchived) forget(entry);
    noteText();
    waiting = isArchived ? null : running;
  }

  function write(running: Running<G>, { early, passedOver, undoPoints, seatsToLook }: MatchState<G>): void {
    const { id, pace, passesUnconcerned } = running;
    const record = serialise(running);
    const said = { early, passedOver, touches: undoPoints, unseen: seatsToLook };
    const savedAt = new Date().toISOString();
    const turn = turnOf(table, running);
    remember('match', entry, { id, record, pace, passesUnconcerned, ...said, turn, savedAt });
    noteText();
  }

  function load(): MatchState<G> | null {
    const saved = recallMatch(table.game, way);
    noteText();
    if (!saved) return null;
    const { id, played, pace, passesUnconcerned } = saved;
    const running = { ...resume(table, id, played, pace), passesUnconcerned };
    if (isOver(table, running)) archiveOrWait(running);
    return {
      ...freshState,
      running,
      early: readAnswers(table, running, saved.early),
      passedOver: saved.passedOver,
      undoPoints: undoable(table, running, saved.touches),
      newsSince: running.match.moves.length,
      seatsToLook: saved.unseen,
    };
  }

  function newer({ running }: MatchState<G>): MatchState<G> | null {
    const text = storage.textOf(entry);
    // A device that has lost the text, or will not say, is not ahead.
    if (typeof text === 'string') return text === known ? null : load();
    const hasEnded = text === null && running && !isOver(table, running) && archive.has(running.id);
    return hasEnded ? freshState : null;
  }

  return {
    waiting: () => waitingIn(slot),
    load,
    newer,

    save(state) {
      const { running } = state;
      if (!running) {
        forget(entry);
        return noteText();
      }
      if (waiting && waiting.id !== running.id) archiveOrWait(waiting);
      if (waiting && waiting.id !== running.id) tellUnkept(entry.key, { problem: 'full', of: 'match' });
      else write(running, state);
      if (!isOver(table, running)) return;
      archive.ended(running);
      archiveOrWait(running);
    },

    whenChangedElsewhere: (now, changed) => {
      whenChangedElsewhere(entry.key, () => {
        const { running } = now();
        if (!running || isOver(table, running)) return;
        const to = newer(now()) ?? (storage.textOf(entry) === null ? freshState : null);
        if (to) changed(to);
      });
    },
  };
}
