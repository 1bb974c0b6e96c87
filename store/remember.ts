import type { Entry } from './entry';
import { post, settle, tellUnkept, useUnkept, type Remembered } from './notices';
import { storage, type ReadResult } from './storage';

/** Reads an entry, or tells the person why it could not be read and starts from `otherwise`. */
export function recall<Value>(of: Remembered, entry: Entry<Value>, otherwise: () => Value): Value {
  const reading = storage.read(entry);
  tell(of, entry, reading);
  if (reading.status === 'kept') return reading.value;
  return reading.status === 'unreadable' && reading.mended !== undefined ? reading.mended : otherwise();
}

function tell<Value>(of: Remembered, { key }: Entry<Value>, reading: ReadResult<Value>): void {
  if (reading.status === 'kept' && reading.isBack) post({ problem: 'returned', of });
  if (reading.status !== 'unreadable') return;
  const problem = reading.mended === undefined ? reading.why : 'mended';
  if (problem === 'locked') tellUnkept(key, { problem, of });
  else post({ problem, of });
}

/** Keeps a value, or tells the person that it will be forgotten; either way the app goes on with it. True if kept. */
export function remember<Value>(of: Remembered, entry: Entry<Value>, value: Value): boolean {
  const writing = storage.write(entry, value);
  if (writing === 'written') settle(entry.key);
  else tellUnkept(entry.key, { problem: writing === 'full' ? 'full' : 'locked', of });
  return writing === 'written';
}

/** What lies there is not wanted any more, nor what could not be kept there. */
export function forget(entry: { readonly key: string }): void {
  storage.remove(entry);
  settle(entry.key);
}

/**
 * Changes what lies on the device now, which another window may have written, and keeps it. What is known here is
 * changed instead where nothing can be read, or where the device has had no room for it.
 */
export function revise<Value>(
  of: Remembered,
  entry: Entry<Value>,
  known: () => Value,
  change: (value: Value) => Value,
): { readonly value: Value; readonly isKept: boolean } {
  const isOnlyHere = useUnkept.getState().get(entry.key)?.problem === 'full';
  const value = change(isOnlyHere ? known() : recall(of, entry, known));
  return { value, isKept: remember(of, entry, value) };
}
