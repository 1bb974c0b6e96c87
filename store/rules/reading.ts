import * as v from 'valibot';
import { create } from 'zustand';
import { whenChangedElsewhere } from '../elsewhere';
import type { Entry } from '../entry';
import { recall, revise } from '../remember';

const word = v.pipe(v.string(), v.maxLength(20));

const readingSchema = v.object({
  /** Whether the books show the number of each rule. */
  ruleNumbers: v.boolean(),
  /** The rules of the game that is being played, or was played last: its book, and which parts of it. */
  played: v.nullable(v.object({ book: word, parts: v.array(word) })),
});

type Reading = v.InferOutput<typeof readingSchema>;

const readingEntry: Entry<Reading> = {
  key: 'underTheTable.reading',
  version: 1,
  schema: readingSchema,
  migrations: {},
};

/** What is known of somebody who reads the rules. */
export const useReading = create<Reading>(() =>
  recall('places', readingEntry, () => ({ ruleNumbers: false, played: null })),
);

whenChangedElsewhere(readingEntry.key, () =>
  useReading.setState(recall('places', readingEntry, useReading.getState), true),
);

export function changeReading(change: Partial<Reading>): void {
  const now = useReading.getState();
  if (JSON.stringify({ ...now, ...change }) === JSON.stringify(now)) return;
  const { value } = revise('places', readingEntry, useReading.getState, (stored) => ({
    ...stored,
    ...change,
  }));
  useReading.setState(value, true);
}
