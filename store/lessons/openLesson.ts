import { create } from 'zustand';
import type { GameTypes, Thinking } from '../../engine/core';
import type { Keeping } from '../match/finished';
import { openMatch } from '../match/match';
import { askedOfBot, isSame, stateOf, withAnswer, type Running } from '../match/running';
import type { TableGame } from '../match/tableGame';
import { beatsPlayed, playedTo, type Beat, type Lesson } from './lesson';
import { closeLesson, keepProgress, progressIn, useLessons } from './progress';

const nothing = () => undefined;

/** A lesson counts nowhere. What is kept of it is how far it has come: all else follows. */
function asProgress<G extends GameTypes>(table: TableGame<G>, lesson: Lesson<G>): Keeping<G> {
  const { id } = table.game;
  const beatsKept = () => {
    const { beats } = progressIn(useLessons.getState(), id);
    return beats < lesson.beats.length ? beats : 0;
  };
  return {
    saved: {
      isThere: () => beatsKept() > 0,
      read: () =>
        beatsKept() > 0
          ? {
              id: 'lesson',
              early: [],
              passedOver: [],
              touches: [],
              unseen: [],
              played: playedTo(table, lesson, beatsKept()),
            }
          : null,
      write: ({ running }) => keepProgress(id, beatsPlayed(lesson, running?.match.moves.length ?? 0)),
      forget: () => keepProgress(id, 0),
      makeWay: (attempt) => attempt(),
      // Each window keeps to its own place: there is nothing to lose.
      isBehind: () => false,
      isGone: () => false,
      whenChangedElsewhere: () => nothing,
      tellNoPlace: nothing,
    },
    ended: () => closeLesson(id),
    handOver: () => true,
  };
}

function* saying<Move>(move: Move): Thinking<Move> {
  return move;
}

/**
 * A lesson on the table of a real game: the same match, but that everybody keeps to what has been arranged. The others
 * make their moves by themselves; of the learner’s, only the one that is due counts.
 */
export function openLesson<G extends GameTypes>(table: TableGame<G>, lesson: Lesson<G>) {
  const match = openMatch(table, asProgress(table, lesson));
  const { useMatch } = match;
  /** How often the learner has tried something else since the last beat. */
  const useAstray = create(() => 0);

  const due = ({ match: { moves } }: Running<G>): Beat<G['Move']> | undefined =>
    lesson.beats[beatsPlayed(lesson, moves.length)];

  function goOn(): void {
    const { running } = useMatch.getState();
    const beat = running && due(running);
    if (!running || !beat) return;
    useAstray.setState(0, true);
    const next = beat.moves.reduce((now, move) => withAnswer(table, now, move), running);
    match.reached(next, running.match.moves.length);
  }

  return {
    ...match,
    due,
    useAstray,

    /** Goes on where it was left, or begins. */
    begin(): void {
      useAstray.setState(0, true);
      match.resume();
      const { running } = useMatch.getState();
      if (running && table.game.outcome(stateOf(running)) === null) return;
      const { setup, players } = playedTo(table, lesson, 0).match;
      match.start(setup, players, lesson.seed);
    },

    answer(move: G['Move']): void {
      const { running } = useMatch.getState();
      if (running && isSame(due(running)?.moves[0], move)) goOn();
      else useAstray.setState((times) => times + 1, true);
    },

    thinking(): Thinking<G['Move']> | null {
      const { running } = useMatch.getState();
      const beat = running && askedOfBot(table, running) ? due(running) : undefined;
      return beat ? saying(beat.moves[0]) : null;
    },

    botAnswer: goOn,

    /** Whoever lets pass in real games what does not concern them is here to see it. */
    passUnconcerned: nothing,

    /** Somebody has seen enough of it. */
    clear(): void {
      match.clear();
      closeLesson(table.game.id);
    },
  };
}

export type LessonStore<G extends GameTypes> = ReturnType<typeof openLesson<G>>;
