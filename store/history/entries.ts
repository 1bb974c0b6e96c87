import * as v from 'valibot';
import type { Entry } from '../entry';
import { gamesBeginning } from './keys';

const playerSchema = v.object({ name: v.string(), bot: v.exactOptional(v.string()) });

const pastGameSchema = v.object({
  id: v.string(),
  game: v.string(),
  /** ISO 8601, as the clock of the device had it. */
  endedAt: v.string(),
  players: v.array(playerSchema),
  /** Empty for a game that was found again and has not been summed up yet. */
  winners: v.array(v.number()),
  /** Which variant of the game it was, in the game's own terms: of Coup, its book. */
  variant: v.string(),
  /** The checksum of its last state: the same game is the same game, whatever it is called. */
  checksum: v.string(),
});

const historySchema = v.object({
  /** In the order they came, the last one first: clocks can be wrong. */
  games: v.array(pastGameSchema),
  /** Deleted, but can still be brought back: its record lies where it lay. */
  bin: v.nullable(pastGameSchema),
});

/** What a list shows of a game without playing it again. */
export type PastGame = Readonly<v.InferOutput<typeof pastGameSchema>>;

export interface History {
  readonly games: readonly PastGame[];
  readonly bin: PastGame | null;
}

/** Version 1 called a variant `sort` and a checksum `print`. */
const firstPastGameSchema = v.pipe(
  v.looseObject({ sort: v.string(), print: v.string() }),
  v.transform(({ sort, print, ...game }) => ({ ...game, variant: sort, checksum: print })),
);

function fromFirstVersion(old: unknown): unknown {
  const firstHistorySchema = v.object({
    games: v.array(firstPastGameSchema),
    bin: v.nullable(firstPastGameSchema),
  });
  return v.parse(firstHistorySchema, old);
}

/** A damaged list line by line: whatever can be read stays. What is missing is found again by its record. */
function mended(damaged: unknown): v.InferOutput<typeof historySchema> {
  const anyLines = v.fallback(v.array(v.unknown()), []);
  const anyList = v.object({ games: v.optional(anyLines, []), bin: v.optional(v.unknown()) });
  const { games, bin } = v.parse(v.fallback(anyList, { games: [], bin: null }), damaged);
  return { games: games.flatMap(lineIn), bin: lineIn(bin)[0] ?? null };
}

function lineIn(value: unknown): PastGame[] {
  const line = v.safeParse(pastGameSchema, value);
  return line.success ? [line.output] : [];
}

export const historyEntry: Entry<History> = {
  key: 'underTheTable.history',
  version: 2,
  schema: historySchema,
  migrations: { 1: fromFirstVersion },
  mend: mended,
};

const keptGameSchema = v.object({
  endedAt: v.string(),
  record: v.string(),
  winners: pastGameSchema.entries.winners,
  variant: pastGameSchema.entries.variant,
});

/**
 * A game as it lies on the device. Beside the record lies what only the rules of the game can tell from it, so that the
 * list can be made again without them. Whether the record can be played is the engine's to judge.
 */
export type KeptGame = Readonly<v.InferOutput<typeof keptGameSchema>>;

/** Every game lies under a key of its own, so that a damaged one harms no other. */
export const gameEntry = (id: string): Entry<KeptGame> => ({
  key: gamesBeginning + id,
  version: 2,
  schema: keptGameSchema,
  // Version 1 kept the record alone: it is summed up when its game is there.
  migrations: { 1: (old) => ({ ...(old as object), winners: [], variant: '' }) },
});

/** Whatever else lies beside the games, such as what was put aside, is no id. */
export const isId = (id: string): boolean => /^[\w-]+$/.test(id);

const broughtIn = 'file-';

/** The id of a game that came in a file. Others are of games that ended here. */
export const fileId = (checksum: string): string => broughtIn + checksum;

export const isFromFile = (id: string): boolean => id.startsWith(broughtIn);

/** What every record says of itself, whichever game it is of. */
const recordSchema = v.object({ game: v.string(), players: v.array(playerSchema), checksum: v.string() });

/** The line of a kept game, made from the game itself; null if it does not hold even that much. */
export function lineOf(id: string, { endedAt, record, winners, variant }: KeptGame): PastGame | null {
  const said = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), record);
  return said.success ? { id, endedAt, ...said.output, winners, variant } : null;
}
