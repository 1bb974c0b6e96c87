import { create } from 'zustand';
import type { BotRoster, GameTypes, MatchPlayer, Thinking } from '../../engine/core';
import { post } from '../notices';
import { freshSeed } from '../seed';
import { deedsOf, type Deed } from './deeds';
import type { MatchDevice } from './matchDevice';
import { freshState, type MatchState } from './matchState';
import { wayOf } from '../setup/way';
import type { Pace } from './pace';
import { botThinking, isOver, start, turnOf } from './running';
import type { Waiting } from './saved';
import { scriptedStep, type Script } from './script';
import { step } from './step';
import type { TableGame } from './tableGame';

/**
 * The match of one game, on the device that remembers it. What comes of a deed is for `step` to say; here it is saved
 * before it is shown, so that the phone may die at any moment, and what another window has done is followed.
 */
export function openMatch<G extends GameTypes>(
  table: TableGame<G>,
  device: MatchDevice<G>,
  script?: Script<G>,
) {
  const useMatch = create<MatchState<G>>(() => freshState);
  const now = useMatch.getState;
  const show = (state: MatchState<G>): void => useMatch.setState(state, true);

  const after = (deed: Deed<G>): MatchState<G> =>
    script ? scriptedStep(script, now(), deed, table) : step(now(), deed, table);

  function commit(deed: Deed<G>): void {
    const next = after(deed);
    if (next === now()) return;
    device.save(next);
    show(next);
  }

  /** Gives back whether there was anything to show. */
  function showLoaded(loaded: MatchState<G> | null): boolean {
    if (loaded) show(after({ type: 'loaded', loaded }));
    return loaded !== null;
  }

  /** If another window has gone further, this one follows. Gives back whether it had to. */
  const sync = (): boolean => showLoaded(device.newer(now()));
  const syncIfPlaying = (): boolean => now().running !== null && sync();

  device.whenChangedElsewhere(now, showLoaded);

  return {
    table,
    useMatch,
    ...deedsOf<G>({
      // If the table has gone further in another window, a touch only shows how it stands now.
      touched: (deed) => (syncIfPlaying() ? tellElsewhere() : commit(deed)),
      // Nobody needs to be told.
      byItself: (deed) => (sync() ? undefined : commit(deed)),
      // How fast bots play is nothing to save.
      unsaved: (deed) => show(after(deed)),
    }),

    /** The match that waits to be gone on with, here or on the device. */
    waiting(): Waiting | null {
      const { running } = now();
      if (!running) return device.waiting();
      const { players } = running.match;
      const slot = { game: table.game.id, way: wayOf(players) };
      return isOver(table, running)
        ? null
        : { ...slot, players, turn: turnOf(table, running), savedAt: null };
    },

    /** Goes on with the match that the device remembers, if none is being played yet. */
    resume(): void {
      const { running } = now();
      // A lesson that is over begins again.
      if (!running || (script && isOver(table, running))) showLoaded(device.load());
      else if (!sync()) useMatch.setState({ astray: 0 });
    },

    /** Deals. Nothing that runs may be lost by it: that has been asked before; what is over is kept. */
    start(
      setup: G['Setup'],
      players: readonly MatchPlayer[],
      seed = freshSeed(),
      pace: Pace = 'careful',
    ): void {
      if (syncIfPlaying() && now().running) return tellElsewhere();
      // What lies there and is over goes to the archive before its place is taken.
      if (!now().running) device.load();
      commit({ type: 'start', running: start(table, freshId(), setup, players, seed, pace) });
    },

    /**
     * What the bot that is asked thinks up; those that came with the game can decide, unless others are given. In an
     * arranged match nobody has anything to think about.
     */
    thinking(bots: BotRoster<G> = table.bots): Thinking<G['Move']> | null {
      const { running } = now();
      return running && !script ? botThinking(table, bots, running) : null;
    },
  };
}

export type MatchStore<G extends GameTypes> = ReturnType<typeof openMatch<G>>;

const tellElsewhere = (): void => post({ problem: 'elsewhere', of: 'match' });

/** Tells nothing of the deal. */
const freshId = () => `${Date.now().toString(36)}-${freshSeed().toString(36)}`;
