import * as v from 'valibot';
import type { Entry } from '../entry';
import { keptStore } from '../keptStore';

/** How far somebody has come in a game's lesson. */
export interface Progress {
  /** What it was last taken by: of Coup, the rulebook. */
  readonly variant?: string;
  /** How many beats of it have been played; none before it has begun, and once it is over. */
  readonly beats: number;
  /** It has been played to its end, or skipped. */
  readonly done: boolean;
}

/** By game. */
export type Lessons = Readonly<Record<string, Progress>>;

/** The lessons of version 1 had other beats: whoever was in the middle of one begins again. */
function fromFirstVersion(old: unknown): unknown {
  const first = v.parse(v.record(v.string(), v.looseObject({})), old);
  return Object.fromEntries(Object.entries(first).map(([game, rest]) => [game, { ...rest, beats: 0 }]));
}

const lessonsEntry: Entry<Lessons> = {
  key: 'underTheTable.lessons',
  version: 2,
  schema: v.record(
    v.pipe(v.string(), v.maxLength(20)),
    v.object({
      variant: v.exactOptional(v.pipe(v.string(), v.maxLength(20))),
      beats: v.pipe(v.number(), v.integer(), v.minValue(0)),
      done: v.boolean(),
    }),
  ),
  migrations: { 1: fromFirstVersion },
};

const lessons = keptStore('lessons', lessonsEntry, (): Lessons => ({}));

export const useLessons = lessons.useKept;

const untouched: Progress = { beats: 0, done: false };

export const progressIn = (known: Lessons, game: string): Progress => known[game] ?? untouched;

/** A lesson waits in its middle to be gone on with. */
export const isUnderWay = (known: Lessons, game: string): boolean => progressIn(known, game).beats > 0;

const change = (game: string, next: Partial<Progress>): void =>
  lessons.change((now) => ({ ...now, [game]: { ...progressIn(now, game), ...next } }));

export const keepProgress = (game: string, variant: string, beats: number): void =>
  change(game, { variant, beats });

/** It need not be the first thing offered any more. */
export const closeLesson = (game: string): void => change(game, { beats: 0, done: true });
