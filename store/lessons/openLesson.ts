import type { GameTypes } from '../../engine/core';
import { openMatch, type MatchStore } from '../match/match';
import type { MatchDevice } from '../match/matchDevice';
import { freshState } from '../match/matchState';
import { isOver, resume } from '../match/running';
import type { TableGame } from '../match/tableGame';
import { beatsPlayed, playedTo, type Lesson } from './lesson';
import { closeLesson, keepProgress, progressIn, useLessons } from './progress';

/** A lesson counts nowhere. All that is kept of it is how far it has come, and a new one begins with the deal. */
function progressOf<G extends GameTypes>(table: TableGame<G>, lesson: Lesson<G>): MatchDevice<G> {
  const { id } = table.game;
  const variant = table.variantOf(lesson.setup);
  const beatsKept = () => {
    const kept = progressIn(useLessons.getState(), id);
    return kept.variant === variant && kept.beats < lesson.beats.length ? kept.beats : 0;
  };
  return {
    waiting: () => null,
    load() {
      const running = resume(table, 'lesson', playedTo(table, lesson, beatsKept()), 'careful');
      return { ...freshState, running, newsSince: running.match.moves.length };
    },
    save({ running }) {
      if (!running || isOver(table, running)) closeLesson(id);
      else keepProgress(id, variant, beatsPlayed(lesson, running.match.moves.length));
    },
    // Each window keeps to its own place: there is nothing to lose.
    newer: () => null,
    whenChangedElsewhere: () => undefined,
  };
}

/**
 * A lesson on the table of a real game: the same match, but that everybody keeps to what has been arranged. Only the
 * move that is due counts, and nobody moves by themselves: the learner has to read first.
 */
export const openLesson = <G extends GameTypes>(table: TableGame<G>, lesson: Lesson<G>): MatchStore<G> =>
  openMatch(table, progressOf(table, lesson), (moves) => lesson.beats[beatsPlayed(lesson, moves)]?.moves);
