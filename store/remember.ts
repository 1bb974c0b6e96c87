import { post, type Remembered } from './notices';
import { storage, type Entry } from './storage';

/** Reads an entry, or tells the person why it could not be read and starts from `otherwise`. */
export function recall<Value>(of: Remembered, entry: Entry<Value>, otherwise: () => Value): Value {
  const reading = storage.read(entry);
  if (reading.status === 'unreadable') post({ problem: reading.why, of });
  return reading.status === 'kept' ? reading.value : otherwise();
}

/** Keeps a value, or tells the person that it will be forgotten; either way the app goes on with it. */
export function remember<Value>(of: Remembered, entry: Entry<Value>, value: Value): void {
  isRemembered(of, entry, value);
}

/** The same for whoever has to know which of the two it was. */
export function isRemembered<Value>(of: Remembered, entry: Entry<Value>, value: Value): boolean {
  const writing = storage.write(entry, value);
  if (writing === 'full') post({ problem: 'full', of });
  if (writing === 'refused') post({ problem: 'locked', of });
  return writing === 'written';
}
