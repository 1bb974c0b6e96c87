import { create } from 'zustand';
import type { BotRoster, GameTypes, MatchPlayer, Seat, Thinking } from '../../engine/core';
import { post } from '../notices';
import { freshSeed } from '../seed';
import { useSettings } from '../settings';
import type { MatchDevice } from './matchDevice';
import { freshState, type MatchState } from './matchState';
import { askedOfBot, botThinking, isOver, start, type Running } from './running';
import { scriptedStep, scriptedThinking, type Script } from './script';
import { step, type Deed } from './step';
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

  function after(deed: Deed<G>): MatchState<G> {
    const { fewerQuestions } = useSettings.getState();
    const rules = { table, fewerQuestions };
    return script ? scriptedStep(script, now(), deed, rules) : step(now(), deed, rules);
  }

  function commit(deed: Deed<G>): void {
    const next = after(deed);
    if (next === now()) return;
    device.save(next);
    show(next);
  }

  /** Shows what lies on the device. Bots that play to the end go on with it. */
  function showLoaded(loaded: MatchState<G>): void {
    const { running } = loaded;
    const finishing = now().finishing && running !== null && askedOfBot(table, running) !== null;
    show({ ...loaded, finishing });
  }

  /** If another window has gone further, this one follows. Gives back whether it had to. */
  function sync(): boolean {
    const newer = now().running && device.newer(now());
    if (newer) showLoaded(newer);
    return newer !== null;
  }

  function load(): void {
    const loaded = device.load();
    if (loaded) showLoaded(loaded);
  }

  /** By a person. If the table has gone further in another window, a touch only shows how it stands now. */
  function touch(deed: Deed<G>): void {
    if (sync()) tellElsewhere();
    else commit(deed);
  }

  /** By nobody's touch, so that nobody needs to be told. */
  function byItself(deed: Deed<G>): void {
    if (!sync()) commit(deed);
  }

  device.whenChangedElsewhere((isEmpty) => {
    const { running } = now();
    if (!running || isOver(table, running) || sync()) return;
    if (isEmpty) show(freshState);
  });

  return {
    table,
    useMatch,

    /** Whether a match waits to be gone on with, here or on the device. */
    hasMatch: (): boolean => {
      const { running } = now();
      return running ? !isOver(table, running) : device.isThere();
    },

    /** Goes on with the match that the device remembers, if none is being played yet. */
    resume(): void {
      const { running } = now();
      // A lesson that is over begins again.
      if (!running || (script && isOver(table, running))) load();
      else if (!sync()) useMatch.setState({ astray: 0 });
    },

    /** Deals. Nothing that runs may be lost by it: that has been asked before; what is over is kept. */
    start(setup: G['Setup'], players: readonly MatchPlayer[], seed = freshSeed()): void {
      if (sync() && now().running) return tellElsewhere();
      // What lies there and is over goes to the archive before its place is taken.
      if (!now().running) device.load();
      commit({ type: 'start', running: start(table, freshId(), setup, players, seed) });
    },

    looked: (seat: Seat): void => touch({ type: 'looked', seat }),
    allHaveLooked: (): void => touch({ type: 'allHaveLooked' }),
    answer: (move: G['Move']): void => touch({ type: 'answer', move }),
    speak: (seat: Seat, move: G['Move']): void => touch({ type: 'speak', seat, move }),
    withdraw: (seat: Seat): void => touch({ type: 'withdraw', seat }),
    allPass: (): void => touch({ type: 'allPass' }),
    allPassAndStay: (): void => touch({ type: 'allPassAndStay' }),
    allPassAhead: (): void => touch({ type: 'allPassAhead' }),
    takeBack: (): void => touch({ type: 'takeBack' }),
    clear: (): void => touch({ type: 'clear' }),

    passUnconcerned: (): void => byItself({ type: 'passUnconcerned' }),
    botAnswer: (move: G['Move']): void => byItself({ type: 'botAnswer', move }),
    applyBotMoves: (running: Running<G>): void => byItself({ type: 'applyBotMoves', running }),

    /** What the bot that is asked thinks up; those that came with the game can decide, unless others are given. */
    thinking(bots: BotRoster<G> = table.bots): Thinking<G['Move']> | null {
      const { running } = now();
      if (!running) return null;
      return script ? scriptedThinking(script, table, running) : botThinking(table, bots, running);
    },

    // How fast bots play is nothing to save.
    finish: (): void => show(after({ type: 'finish' })),
    stopFinishing: (): void => show(after({ type: 'stopFinishing' })),

    /** Unless another window has dealt meanwhile. */
    putBack(): void {
      const newer = device.newer(now());
      if (newer) showLoaded(newer);
      else commit({ type: 'putBack' });
    },
  };
}

export type MatchStore<G extends GameTypes> = ReturnType<typeof openMatch<G>>;

const tellElsewhere = (): void => post({ problem: 'elsewhere', of: 'match' });

/** Tells nothing of the deal. */
const freshId = () => `${Date.now().toString(36)}-${freshSeed().toString(36)}`;
