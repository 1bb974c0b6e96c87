import * as v from 'valibot';
import {
  isSeated,
  MatchError,
  parse,
  type Game,
  type GameTypes,
  type MatchPlayer,
  type PlayedMatch,
} from '../../engine/core';
import { versionIn, type Entry } from '../entry';
import { recall } from '../remember';
import { paces } from './pace';
import { wayOf, ways, type Way } from '../setup/way';
import { storage } from '../storage';
import { slotKey, type Slot } from './slot';

/** The match that lies in a slot, as people call it: it is told without waking its game. */
export interface Waiting<Id extends string = string> extends Slot<Id> {
  readonly players: readonly MatchPlayer[];
  /** Which turn it is, from 1; null before the first, or if it is not known. */
  readonly turn: number | null;
  /** ISO 8601, as the clock of the device had it; null if it is not known. */
  readonly savedAt: string | null;
}

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
  /** What the first page says of it, which only the rules could tell from the record. */
  turn: v.nullable(v.number()),
  savedAt: v.nullable(v.string()),
  pace: v.picklist(paces),
  passesUnconcerned: v.boolean(),
});

type Read = v.InferOutput<typeof savedSchema>;

export type Saved = {
  readonly [Field in keyof Read]: Read[Field] extends (infer Item)[] ? readonly Item[] : Read[Field];
};

/** The same, played once: to see that it can be played is to have played it. */
interface Resumable<G extends GameTypes> extends Omit<Saved, 'record'> {
  readonly played: PlayedMatch<G>;
}

/** The first version that knows two slots. */
const twoSlots = 5;

const entryOf = <Value>(slot: Slot, schema: Entry<Value>['schema']): Entry<Value> => ({
  key: slotKey(slot),
  version: 6,
  schema,
  migrations: {
    // Version 1 remembered neither early answers nor what can be taken back.
    1: (saved) => (saved === null ? null : { ...(saved as object), early: [], touches: [] }),
    // Version 2 dealt without a first look at the cards.
    2: (saved) => (saved === null ? null : { ...(saved as object), unseen: [] }),
    // Version 3 knew nobody who had been passed over.
    3: (saved) => (saved === null ? null : { ...(saved as object), passedOver: [] }),
    // Version 4 knew no pace, and could not be named on the first page.
    4: (saved) =>
      saved === null ? null : { ...(saved as object), turn: null, savedAt: null, pace: 'careful' },
    // Version 5 had it among the settings what somebody who plays alone lets pass.
    5: (saved) => (saved === null ? null : { ...(saved as object), passesUnconcerned: false }),
  },
});

export const textEntry = (slot: Slot): Entry<Saved | null> => entryOf(slot, v.nullable(savedSchema));

const playedEntry = <G extends GameTypes>(game: Game<G>, way: Way): Entry<Resumable<G> | null> =>
  entryOf(
    { game: game.id, way },
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

/** Before there were two slots, one of them held every match: one that is played alone goes to its own. */
function settle(game: string): void {
  const [together, alone] = ways.map((way) => textEntry({ game, way }));
  const text = together && storage.textOf(together);
  if (!together || !alone || !text || (versionIn(text) ?? twoSlots) >= twoSlots) return;
  const saved = recall('match', together, () => null);
  if (saved && wayOf(playersIn(saved)) === 'alone') storage.move(together, alone);
}

/** What every record says, whichever game it is of. */
const seatedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ players: v.array(v.object({ name: v.string(), bot: v.exactOptional(v.string()) })) }),
);

function playersIn({ record }: Pick<Saved, 'record'>): readonly MatchPlayer[] {
  const said = v.safeParse(seatedSchema, record);
  return said.success ? said.output.players : [];
}

/** The match in a game's slot, played. */
export function recallMatch<G extends GameTypes>(game: Game<G>, way: Way): Resumable<G> | null {
  settle(game.id);
  return recall('match', playedEntry(game, way), () => null);
}

/** What waits in a slot to be gone on with. */
export function waitingIn<Id extends string>(slot: Slot<Id>): Waiting<Id> | null {
  settle(slot.game);
  const saved = recall('match', textEntry(slot), () => null);
  return saved && { ...slot, players: playersIn(saved), turn: saved.turn, savedAt: saved.savedAt };
}

/** All that waits of these games, what was played last first. */
export const waitingOf = <Id extends string>(games: readonly Id[]): readonly Waiting<Id>[] =>
  games
    .flatMap((game) => ways.flatMap((way) => waitingIn({ game, way }) ?? []))
    .sort((one, other) => ((one.savedAt ?? '') < (other.savedAt ?? '') ? 1 : -1));
