import * as v from 'valibot';
import { deviceShelf, type Shelf } from './device';

/**
 * One thing the app remembers. What lies on the device is text that anything may have happened to: it was
 * cut short, edited, or written by a newer app. So it is parsed, never trusted.
 */
export interface Entry<Value> {
  readonly key: string;
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** `migrations[n]` makes what version n wrote into what version n + 1 would have written. */
  readonly migrations: Readonly<Record<number, (old: unknown) => unknown>>;
}

export type Unreadable = 'damaged' | 'future' | 'locked';

export type Reading<Value> =
  | { readonly status: 'kept'; readonly value: Value }
  | { readonly status: 'absent' }
  | { readonly status: 'unreadable'; readonly why: Unreadable };

export type Writing = 'written' | 'full' | 'refused';

const envelope = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)), value: v.unknown() });

type Parsed<Value> = { ok: true; value: Value } | { ok: false; why: 'damaged' | 'future' };

function parse<Value>(entry: Entry<Value>, text: string): Parsed<Value> {
  const damaged = { ok: false, why: 'damaged' } as const;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return damaged;
  }
  const kept = v.safeParse(envelope, json);
  if (!kept.success) return damaged;
  if (kept.output.version > entry.version) return { ok: false, why: 'future' };
  const value = v.safeParse(entry.schema, migrated(entry, kept.output.version, kept.output.value));
  return value.success ? { ok: true, value: value.output } : damaged;
}

/** A migration meets data of any shape; one that fails leaves a value the schema will refuse. */
function migrated<Value>(entry: Entry<Value>, from: number, value: unknown): unknown {
  let current = value;
  for (let version = from; version < entry.version; version++) {
    const migrate = entry.migrations[version];
    if (!migrate) return undefined;
    try {
      current = migrate(current);
    } catch {
      return undefined;
    }
  }
  return current;
}

const asideKey = (key: string, copy: number) => `${key}.aside.${copy}`;

export function openStorage(shelf: Shelf) {
  /** Keys whose unreadable text could not be put elsewhere: they are left alone, so that nothing is lost. */
  const locked = new Set<string>();

  /** Moves unreadable text to the first free key beside its own. Only once the copy is seen to stand does the original go. */
  function setAside(key: string, text: string): boolean {
    try {
      let copy = 1;
      while (shelf.getItem(asideKey(key, copy)) !== null) copy++;
      shelf.setItem(asideKey(key, copy), text);
      if (shelf.getItem(asideKey(key, copy)) !== text) return false;
      shelf.removeItem(key);
      return true;
    } catch {
      return false;
    }
  }

  function read<Value>(entry: Entry<Value>): Reading<Value> {
    let text: string | null;
    try {
      text = shelf.getItem(entry.key);
    } catch {
      return { status: 'absent' };
    }
    if (text === null) return { status: 'absent' };
    const parsed = parse(entry, text);
    if (parsed.ok) return { status: 'kept', value: parsed.value };
    if (setAside(entry.key, text)) return { status: 'unreadable', why: parsed.why };
    locked.add(entry.key);
    return { status: 'unreadable', why: 'locked' };
  }

  function write<Value>(entry: Entry<Value>, value: Value): Writing {
    if (locked.has(entry.key)) return 'refused';
    try {
      shelf.setItem(entry.key, JSON.stringify({ version: entry.version, value }));
      return 'written';
    } catch {
      return 'full';
    }
  }

  /** Takes an entry off the device. What could not be read is not ours to throw away. */
  function remove({ key }: { readonly key: string }): void {
    if (locked.has(key)) return;
    try {
      shelf.removeItem(key);
    } catch {
      // A device that forbids it has kept nothing that could be removed.
    }
  }

  return { read, write, remove };
}

export const storage = openStorage(deviceShelf);
