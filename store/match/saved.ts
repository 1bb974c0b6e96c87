import * as v from 'valibot';
import { recall, remember } from '../remember';
import type { Entry } from '../storage';

/** A match as it lies on the device: its id, and its record as text. */
export interface Saved {
  readonly id: string;
  readonly record: string;
}

/** The running match of a game. What the record says is the engine's to judge: `isSound` plays it once. */
const entryOf = (game: string, isSound: (record: string) => boolean): Entry<Saved | null> => ({
  key: `underTheTable.match.${game}`,
  version: 1,
  schema: v.nullable(v.object({ id: v.string(), record: v.pipe(v.string(), v.check(isSound)) })),
  migrations: {},
});

/** Whether a match lies there, without waking the engine: the first page asks. */
export const isSaved = (game: string): boolean =>
  recall(
    'match',
    entryOf(game, () => true),
    () => null,
  ) !== null;

export const savedMatch = (game: string, isSound: (record: string) => boolean): Saved | null =>
  recall('match', entryOf(game, isSound), () => null);

export const saveMatch = (game: string, saved: Saved | null): void =>
  remember(
    'match',
    entryOf(game, () => true),
    saved,
  );
