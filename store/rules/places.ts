import * as v from 'valibot';
import type { Entry } from '../entry';
import { keptStore } from '../keptStore';

/** Where somebody stopped reading, by book: the number of the section. */
export type Places = Readonly<Record<string, string>>;

const word = v.pipe(v.string(), v.maxLength(20));

const placesEntry: Entry<Places> = {
  key: 'underTheTable.rulebooks',
  version: 1,
  schema: v.record(word, word),
  migrations: {},
};

const places = keptStore('places', placesEntry, (): Places => ({}));

export const usePlaces = places.useKept;

export function keepPlace(book: string, anchor: string): void {
  if (usePlaces.getState()[book] !== anchor) places.change((now) => ({ ...now, [book]: anchor }));
}
