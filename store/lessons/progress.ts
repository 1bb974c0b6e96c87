import * as v from 'valibot';
import { create } from 'zustand';
import { whenChangedElsewhere } from '../elsewhere';
import type { Entry } from '../entry';
import { recall, revise } from '../remember';

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

export const useLessons = create<Lessons>(() => recall('lessons', lessonsEntry, () => ({})));

whenChangedElsewhere(lessonsEntry.key, () =>
  useLessons.setState(recall('lessons', lessonsEntry, useLessons.getState), true),
);

const untouched: Progress = { beats: 0, done: false };

export const progressIn = (lessons: Lessons, game: string): Progress => lessons[game] ?? untouched;

/** A lesson waits in its middle to be gone on with. */
export const isUnderWay = (lessons: Lessons, game: string): boolean => progressIn(lessons, game).beats > 0;

function change(game: string, next: Partial<Progress>): void {
  const { value } = revise('lessons', lessonsEntry, useLessons.getState, (now) => ({
    ...now,
    [game]: { ...progressIn(now, game), ...next },
  }));
  useLessons.setState(value, true);
}

export const keepProgress = (game: string, variant: string, beats: number): void =>
  change(game, { variant, beats });

/** It need not be the first thing offered any more. */
export const closeLesson = (game: string): void => change(game, { beats: 0, done: true });
