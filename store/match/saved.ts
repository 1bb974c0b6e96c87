import * as v from 'valibot';
import {
  isSeated,
  MatchError,
  parse,
  serialise,
  type Game,
  type GameTypes,
  type PlayedMatch,
  type Seat,
} from '../../engine/core';
import { whenChangedElsewhere } from '../elsewhere';
import type { Entry } from '../entry';
import { tellUnkept } from '../notices';
import { forget, recall, remember } from '../remember';
import { storage } from '../storage';
import type { SavedAnswer } from './earlyAnswers';
import type { MatchNow } from './now';
import type { SavedPassedOver } from './passedOver';

/** A match as it lies on the device, its record as text. */
interface Saved {
  readonly id: string;
  readonly record: string;
  readonly early: readonly SavedAnswer[];
  readonly passedOver: readonly SavedPassedOver[];
  readonly touches: readonly number[];
  readonly unseen: readonly Seat[];
}

/** The same, played once: to see that it can be played is to have played it. */
interface Resumable<G extends GameTypes> extends Omit<Saved, 'record'> {
  readonly played: PlayedMatch<G>;
}

const savedSchema = v.object({
  id: v.string(),
  record: v.string(),
  early: v.array(v.object({ seat: v.number(), kind: v.string(), move: v.unknown(), since: v.number() })),
  passedOver: v.array(v.object({ seat: v.number(), kind: v.string(), since: v.number() })),
  touches: v.array(v.number()),
  unseen: v.array(v.number()),
});

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

const textEntry = (game: string): Entry<Saved | null> => entryOf(game, v.nullable(savedSchema));

const playedEntry = <G extends GameTypes>(game: Game<G>): Entry<Resumable<G> | null> =>
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

/** The place of one game's match on the device, as one window sees it: other windows may write there too. */
export function openSaved<G extends GameTypes>(game: Game<G>) {
  const entry = textEntry(game.id);
  /** The text as this window has last read or written it. */
  let known: string | null | undefined = null;
  const noteText = () => {
    known = storage.textOf(entry);
  };

  return {
    isThere: (): boolean => isSaved(game.id),

    read(): Resumable<G> | null {
      const saved = recall('match', playedEntry(game), () => null);
      noteText();
      return saved;
    },

    write({ running, early, passedOver, touches, unseen }: MatchNow<G>): void {
      if (!running) return;
      remember('match', entry, {
        id: running.id,
        record: serialise(running),
        early,
        passedOver,
        touches,
        unseen,
      });
      noteText();
    },

    /** The place belongs to another match until the history has taken that one. */
    tellNoPlace: (): void => tellUnkept(entry.key, { problem: 'full', of: 'match' }),

    forget(): void {
      forget(entry);
      noteText();
    },

    /** Leaves the place to something that needs the room, unless it finds none even so. */
    makeWay(attempt: () => boolean): boolean {
      const hasWorked = storage.makeWay(entry, attempt);
      noteText();
      return hasWorked;
    },

    /** Whether another window has written here since. A device that has lost the text, or will not say, is none. */
    isBehind(): boolean {
      const lying = storage.textOf(entry);
      return typeof lying === 'string' && lying !== known;
    },

    isGone: (): boolean => storage.textOf(entry) === null,

    whenChangedElsewhere: (changed: () => void): (() => void) => whenChangedElsewhere(entry.key, changed),
  };
}

export type SavedMatch<G extends GameTypes> = ReturnType<typeof openSaved<G>>;
