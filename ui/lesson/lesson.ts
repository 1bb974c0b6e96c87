import type { TFunction } from 'i18next';
import type { GameTypes } from '../../engine/core';
import type { Beat, Lesson } from '../../store/lessons/lesson';
import { openLesson } from '../../store/lessons/openLesson';
import type { MatchStore } from '../../store/match/match';
import type { TableGame } from '../../store/match/tableGame';

/** What the learner is told before a move of theirs, a thought at a time. */
export type Told = (t: TFunction, names: readonly string[]) => readonly [string, ...string[]];

interface ToldBeat<Move> extends Beat<Move> {
  /** Nothing is told where somebody else moves. */
  readonly told?: Told;
}

/** A game's lesson: what happens in it, and what is said to it. */
interface ToldLesson<G extends GameTypes> extends Lesson<G> {
  readonly beats: readonly ToldBeat<G['Move']>[];
  /** What has been learnt by then. */
  readonly learnt: (t: TFunction) => string;
}

export interface GameLesson<G extends GameTypes> extends ToldLesson<G> {
  readonly match: MatchStore<G>;
}

/** Somebody else moves, and what follows from it at once. */
export const others = <Move>(...moves: readonly [Move, ...Move[]]): ToldBeat<Move> => ({ moves });

/** The learner is told something and moves, and what follows from it at once. */
export const learner = <Move>(told: Told, ...moves: readonly [Move, ...Move[]]): ToldBeat<Move> => ({
  told,
  moves,
});

export const gameLesson = <G extends GameTypes>(
  table: TableGame<G>,
  lesson: ToldLesson<G>,
): GameLesson<G> => ({ ...lesson, match: openLesson(table, lesson) });
