import { deviceStore, type TextStore } from './device';
import { parse, written, type Entry } from './entry';

export type Unreadable = 'damaged' | 'future' | 'locked';

export type ReadResult<Value> =
  /** `isBack`: an older app had put it aside; what that app wrote since has been put aside in its turn. */
  | { readonly status: 'kept'; readonly value: Value; readonly isBack?: true }
  | { readonly status: 'absent' }
  /** `mended`: what could be made of it all the same. */
  | { readonly status: 'unreadable'; readonly why: Unreadable; readonly mended?: Value };

export type WriteResult = 'written' | 'full' | 'refused';

const asideKey = (key: string, copy: number) => `${key}.aside.${copy}`;

/** Where text lies that was too new for the app that found it. The app that can read it looks there first. */
const versionKey = (key: string, version: number) => `${key}.version.${version}`;

export function openStorage(texts: TextStore) {
  /** Keys whose text could not be read, nor put elsewhere: they are left alone, so that nothing is lost. */
  const locked = new Set<string>();
  /** Keys for which everything an older app has put aside is back. */
  const complete = new Set<string>();

  function freePlace(key: string): string {
    let copy = 1;
    while (texts.getItem(asideKey(key, copy)) !== null) copy++;
    return asideKey(key, copy);
  }

  /** Whether the copy is seen to stand: only then may the original go. */
  function copied(text: string, place: string): boolean {
    texts.setItem(place, text);
    return texts.getItem(place) === text;
  }

  function setAside(key: string, text: string, version: number | null): boolean {
    try {
      const ofVersion = version === null ? null : versionKey(key, version);
      const place = ofVersion !== null && texts.getItem(ofVersion) === null ? ofVersion : freePlace(key);
      if (!copied(text, place)) return false;
      texts.removeItem(key);
      return true;
    } catch {
      return false;
    }
  }

  /** The newest text that this app can read and an older one could not. */
  function textFromOlderApp({ key, version }: Entry<unknown>): { place: string; text: string } | null {
    for (let candidate = version; candidate > 1; candidate--) {
      const place = versionKey(key, candidate);
      const text = texts.getItem(place);
      if (text !== null) return { place, text };
    }
    return null;
  }

  /** Takes back what an older app has put aside. Gives back whether something else had to make way for it. */
  function bringBack(entry: Entry<unknown>): boolean {
    if (complete.has(entry.key)) return false;
    const found = textFromOlderApp(entry);
    if (!found) {
      complete.add(entry.key);
      return false;
    }
    const lying = texts.getItem(entry.key);
    try {
      if (lying !== null && !copied(lying, freePlace(entry.key))) return false;
      if (!copied(found.text, entry.key)) return false;
      texts.removeItem(found.place);
      complete.add(entry.key);
      return lying !== null;
    } catch {
      // There is no room: both stay where they are, and the next reading tries again.
      return false;
    }
  }

  function read<Value>(entry: Entry<Value>): ReadResult<Value> {
    const { key } = entry;
    let isBack: boolean;
    let text: string | null;
    try {
      isBack = bringBack(entry);
      text = texts.getItem(key);
    } catch {
      locked.add(key);
      return { status: 'unreadable', why: 'locked' };
    }
    locked.delete(key);
    if (text === null) return { status: 'absent' };
    const parsed = parse(entry, text);
    if (parsed.ok) return { status: 'kept', value: parsed.value, ...(isBack ? { isBack } : {}) };
    if (!setAside(key, text, parsed.why === 'future' ? parsed.version : null)) {
      locked.add(key);
      return { status: 'unreadable', why: 'locked' };
    }
    const { why } = parsed;
    return why === 'damaged' && parsed.mended !== undefined
      ? { status: 'unreadable', why, mended: parsed.mended }
      : { status: 'unreadable', why };
  }

  function write<Value>(entry: Entry<Value>, value: Value): WriteResult {
    if (locked.has(entry.key)) return 'refused';
    try {
      texts.setItem(entry.key, written(entry, value));
      return 'written';
    } catch {
      return 'full';
    }
  }

  /** Takes an entry off the device. What could not be read is not ours to throw away. */
  function remove({ key }: { readonly key: string }): void {
    if (locked.has(key)) return;
    try {
      texts.removeItem(key);
    } catch {
      // A device that forbids it has kept nothing that could be removed.
    }
  }

  /**
   * Takes an entry away to make room for something else. Unless that succeeds, the text lies there again afterwards,
   * word for word. Gives back whether it did.
   */
  function makeWay({ key }: { readonly key: string }, attempt: () => boolean): boolean {
    const text = textOf({ key });
    if (typeof text !== 'string' || locked.has(key)) return false;
    remove({ key });
    if (attempt()) return true;
    try {
      texts.setItem(key, text);
    } catch {
      // What it made way for has taken the room all the same: nothing more can be done here.
    }
    return false;
  }

  /** Lays a text under another key, word for word, unless something lies there already. */
  function move(from: { readonly key: string }, to: { readonly key: string }): void {
    try {
      const text = texts.getItem(from.key);
      // A kill between the two steps leaves it under both keys.
      const isFree = [null, text].includes(texts.getItem(to.key));
      if (text !== null && isFree && copied(text, to.key)) texts.removeItem(from.key);
    } catch {
      // It stays where it is.
    }
  }

  /** The text as it lies there, to tell whether anybody has changed it; undefined if the device will not say. */
  function textOf({ key }: { readonly key: string }): string | null | undefined {
    try {
      return texts.getItem(key);
    } catch {
      return undefined;
    }
  }

  /** Every key that begins like this, without its beginning. */
  function keysAfter(beginning: string): readonly string[] {
    try {
      return Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '')
        .filter((key) => key.startsWith(beginning))
        .map((key) => key.slice(beginning.length));
    } catch {
      return [];
    }
  }

  return { read, write, remove, makeWay, move, textOf, keysAfter };
}

export const storage = openStorage(deviceStore);
