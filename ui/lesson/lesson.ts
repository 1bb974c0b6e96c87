import type { TFunction } from 'i18next';
import type { GameTypes, Seat } from '../../engine/core';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { Beat, Lesson } from '../../store/lessons/lesson';
import { openLesson } from '../../store/lessons/openLesson';
import type { MatchStore } from '../../store/match/match';
import type { TableGame } from '../../store/match/tableGame';
import { nameAt } from '../match/seat';

type Said<Words> = (t: TFunction, names: readonly string[]) => Words;

/** What the learner is told before something happens, a thought at a time. */
export type Told = Said<readonly [string, ...string[]]>;

interface ToldBeat<Move> extends Beat<Move> {
  readonly told: Told;
  /** What the learner has to do. */
  readonly bid?: Said<string>;
}

/** Something a rulebook has to itself, or shares with few. */
export interface Peculiarity {
  readonly topic: string;
  readonly said: string;
}

/** A game's lesson: what happens in it, and what is said to it. */
interface ToldLesson<G extends GameTypes> extends Lesson<G> {
  readonly book: Rulebook;
  readonly beats: readonly ToldBeat<G['Move']>[];
  /** What has been learnt by then. */
  readonly learnt: (t: TFunction) => string;
  /** What the game is like by this book, and what sets it apart from others, where there are others. */
  readonly apart?: {
    readonly inShort: (t: TFunction) => string;
    readonly inDetail: (t: TFunction) => readonly Peculiarity[];
  };
}

export interface GameLesson<G extends GameTypes> extends ToldLesson<G> {
  readonly match: MatchStore<G>;
}

/** One for each book that a game is taught by. */
export type GameLessons<G extends GameTypes> = readonly [GameLesson<G>, ...GameLesson<G>[]];

/** Somebody else moves when the learner has read this, and what follows from it at once. */
export const others = <Move>(told: Told, ...moves: readonly [Move, ...Move[]]): ToldBeat<Move> => ({
  told,
  moves,
});

/** The learner reads this and moves as they are bid, and what follows from it at once. */
export const learner = <Move>(
  told: Told,
  bid: Said<string>,
  ...moves: readonly [Move, ...Move[]]
): ToldBeat<Move> => ({ told, bid, moves });

/** They are to touch what is called so. */
export const touch =
  (action: (t: TFunction) => string): Said<string> =>
  (t) =>
    t('lesson.touch', { action: action(t) });

/** They are to touch what is called so, and then somebody’s name. */
export const touchThen =
  (action: (t: TFunction) => string, seat: Seat): Said<string> =>
  (t, names) =>
    t('lesson.touchThen', { action: action(t), name: nameAt(names, seat) });

export const gameLesson = <G extends GameTypes>(
  table: TableGame<G>,
  lesson: ToldLesson<G>,
): GameLesson<G> => ({ ...lesson, match: openLesson(table, lesson) });
