import * as v from 'valibot';
import type { Entry } from '../storage';

const playerSchema = v.object({ name: v.string(), bot: v.exactOptional(v.string()) });

const pastGameSchema = v.object({
  id: v.string(),
  game: v.string(),
  /** ISO 8601, as the clock of the device had it. */
  endedAt: v.string(),
  players: v.array(playerSchema),
  winners: v.array(v.number()),
  /** What sort of game it was, in the game's own terms: of Coup, its book. */
  sort: v.string(),
  /** The checksum of its last state: the same game is the same game, whatever it is called. */
  print: v.string(),
});

const historySchema = v.object({
  /** The newest first. */
  games: v.array(pastGameSchema),
  /** Deleted, but can still be brought back: its record lies where it lay. */
  bin: v.nullable(pastGameSchema),
});

const keptGameSchema = v.object({ endedAt: v.string(), record: v.string() });

/** What a list shows of a game without playing it again. */
export type PastGame = Readonly<v.InferOutput<typeof pastGameSchema>>;

export interface History {
  readonly games: readonly PastGame[];
  readonly bin: PastGame | null;
}

/** A game as it lies on the device. Whether the record can be played is the engine's to judge. */
export type KeptGame = Readonly<v.InferOutput<typeof keptGameSchema>>;

export const historyEntry: Entry<v.InferOutput<typeof historySchema>> = {
  key: 'underTheTable.history',
  version: 1,
  schema: historySchema,
  migrations: {},
};

/** Every game lies under a key of its own, so that a damaged one harms no other. */
export const gameEntry = (id: string): Entry<KeptGame> => ({
  key: `underTheTable.past.${id}`,
  version: 1,
  schema: keptGameSchema,
  migrations: {},
});
