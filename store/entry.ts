import * as v from 'valibot';

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
  /** What can still be made of a damaged value; of text that is not even JSON, `undefined` is all there is. */
  readonly mend?: (damaged: unknown) => Value;
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: 'damaged'; readonly mended?: Value }
  | { readonly ok: false; readonly why: 'future'; readonly version: number };

const envelope = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)), value: v.unknown() });

/** The version that has written a text; null if it is no entry. */
export function versionIn(text: string): number | null {
  const kept = v.safeParse(envelope, json(text));
  return kept.success ? kept.output.version : null;
}

/** What stands in a text, brought up to this version. */
export function parse<Value>(entry: Entry<Value>, text: string): Parsed<Value> {
  const kept = v.safeParse(envelope, json(text));
  if (!kept.success) return damaged(entry, undefined);
  const { version } = kept.output;
  if (version > entry.version) return { ok: false, why: 'future', version };
  const current = migrated(entry, version, kept.output.value);
  const value = v.safeParse(entry.schema, current);
  return value.success ? { ok: true, value: value.output } : damaged(entry, current);
}

export const written = <Value>({ version }: Entry<Value>, value: Value): string =>
  JSON.stringify({ version, value });

const damaged = <Value>({ mend }: Entry<Value>, value: unknown): Parsed<Value> =>
  mend ? { ok: false, why: 'damaged', mended: mend(value) } : { ok: false, why: 'damaged' };

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
