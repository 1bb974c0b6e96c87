import * as v from 'valibot';
import type { Entry } from '../entry';
import { keptStore } from '../keptStore';

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

const reading = keptStore('places', readingEntry, (): Reading => ({ ruleNumbers: false, played: null }));

/** What is known of somebody who reads the rules. */
export const useReading = reading.useKept;

export function changeReading(change: Partial<Reading>): void {
  const now = useReading.getState();
  if (JSON.stringify({ ...now, ...change }) !== JSON.stringify(now))
    reading.change((stored) => ({ ...stored, ...change }));
}
