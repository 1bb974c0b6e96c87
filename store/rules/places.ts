import * as v from 'valibot';
import { create } from 'zustand';
import { whenChangedElsewhere } from '../elsewhere';
import type { Entry } from '../entry';
import { recall, revise } from '../remember';

/** Where somebody stopped reading, by book: the number of the section. */
export type Places = Readonly<Record<string, string>>;

const word = v.pipe(v.string(), v.maxLength(20));

const placesEntry: Entry<Places> = {
  key: 'underTheTable.rulebooks',
  version: 1,
  schema: v.record(word, word),
  migrations: {},
};

export const usePlaces = create<Places>(() => recall('places', placesEntry, () => ({})));

whenChangedElsewhere(placesEntry.key, () =>
  usePlaces.setState(recall('places', placesEntry, usePlaces.getState), true),
);

export function keepPlace(book: string, anchor: string): void {
  if (usePlaces.getState()[book] === anchor) return;
  const { value } = revise('places', placesEntry, usePlaces.getState, (now) => ({ ...now, [book]: anchor }));
  usePlaces.setState(value, true);
}
