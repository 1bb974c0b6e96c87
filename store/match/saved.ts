import * as v from 'valibot';
import { isSeated, MatchError, parse, type Game, type GameTypes, type PlayedMatch } from '../../engine/core';
import type { Entry } from '../entry';
import { recall } from '../remember';

/** A match as it lies on the device: its record as text, and beside it anything that somebody may have written. */
const savedSchema = v.object({
  id: v.string(),
  record: v.string(),
  early: v.array(v.object({ seat: v.number(), kind: v.string(), move: v.unknown(), since: v.number() })),
  passedOver: v.array(v.object({ seat: v.number(), kind: v.string(), since: v.number() })),
  /** `undoPoints` of the match's state. */
  touches: v.array(v.number()),
  /** `seatsToLook` of the match's state. */
  unseen: v.array(v.number()),
});

type Read = v.InferOutput<typeof savedSchema>;

export type Saved = {
  readonly [Field in keyof Read]: Read[Field] extends (infer Item)[] ? readonly Item[] : Read[Field];
};

/** The same, played once: to see that it can be played is to have played it. */
interface Resumable<G extends GameTypes> extends Omit<Saved, 'record'> {
  readonly played: PlayedMatch<G>;
}

const entryOf = <Value>(game: string, schema: Entry<Value>['schema']): Entry<Value> => ({
  key: `underTheTable.match.${game}`,
  version: 4,
  schema,
  migrations: {
    // Version 1 remembered neither early answers nor what can be taken back.
    1: (saved) => (saved === null ? null : { ...(saved as object), early: [], touches: [] }),
    // Version 2 dealt without a first look at the cards.
    2: (saved) => (saved === null ? null : { ...(saved as object), unseen: [] }),
    // Version 3 knew nobody who had been passed over.
    3: (saved) => (saved === null ? null : { ...(saved as object), passedOver: [] }),
  },
});

export const textEntry = (game: string): Entry<Saved | null> => entryOf(game, v.nullable(savedSchema));

export const playedEntry = <G extends GameTypes>(game: Game<G>): Entry<Resumable<G> | null> =>
  entryOf(
    game.id,
    v.nullable(
      v.pipe(
        savedSchema,
        v.rawTransform(({ dataset, addIssue, NEVER }): Resumable<G> => {
          const { record, ...rest } = dataset.value;
          const played = soundRecord(game, record);
          if (played) return { ...rest, played };
          addIssue({ message: 'a record that cannot be played' });
          return NEVER;
        }),
      ),
    ),
  );

function soundRecord<G extends GameTypes>(game: Game<G>, record: string): PlayedMatch<G> | null {
  try {
    const played = parse(game, record);
    return isSeated(played.match) ? played : null;
  } catch (error) {
    if (error instanceof MatchError) return null;
    throw error;
  }
}

/** Whether a match lies there, without waking its game: the first page asks. */
export const isSaved = (game: string): boolean => recall('match', textEntry(game), () => null) !== null;
