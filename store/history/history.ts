import { create } from 'zustand';
import type { GameTypes, PlayedMatch } from '../../engine/core';
import { whenChangedElsewhere } from '../elsewhere';
import type { TableGame } from '../match/tableGame';
import { forget, recall, remember, revise } from '../remember';
import { useSettings } from '../settings';
import { storage, type Unreadable } from '../storage';
import {
  gameEntry,
  historyEntry,
  isId,
  lineOf,
  type History,
  type KeptGame,
  type PastGame,
  fileId,
} from './entries';
import type { RecordFile } from './files';
import { gamesBeginning } from './keys';
import {
  endedAtIn,
  fileName,
  fileText,
  gameOfRecord,
  readRecord,
  summaryOf,
  type RecordProblem,
} from './record';

const nothing: History = { games: [], bin: null };

/** Games played before. Null until somebody asks: what could not be read is told then, not in the middle of a render. */
export const useHistory = create<History | null>(() => null);

/** Games the device had no room for: they are here until it has, or until the app is closed. */
const unsaved = new Map<string, KeptGame>();

const isUnsaved = ({ id }: PastGame) => unsaved.has(id);

/** Only what lies on the device is listed there: a line without a game would be a promise broken tomorrow. */
const onDevice = ({ games, bin }: History): History => ({
  games: games.filter((game) => !isUnsaved(game)),
  bin: bin && isUnsaved(bin) ? null : bin,
});

/** The list as it lies on the device, and what is only here. */
function withUnsaved(kept: History): History {
  const { games, bin } = useHistory.getState() ?? nothing;
  return {
    games: [...games.filter(isUnsaved), ...kept.games],
    bin: bin && isUnsaved(bin) ? bin : kept.bin,
  };
}

export function openHistory(): History {
  const open = useHistory.getState();
  if (open) return open;
  const listed = recall('history', historyEntry, () => nothing);
  const missing = gamesMissingIn(listed);
  const isMended = listed.games.length > 0 && storage.textOf(historyEntry) === null;
  useHistory.setState(listed, true);
  if (missing.length > 0 || isMended)
    change((history) => ({ ...history, games: withMissing(history, missing) }));
  return useHistory.getState() ?? listed;
}

const idsIn = ({ games, bin }: History): ReadonlySet<string> =>
  new Set([...games, ...(bin ? [bin] : [])].map(({ id }) => id));

const withMissing = (history: History, missing: readonly PastGame[]): readonly PastGame[] => {
  const listed = idsIn(history);
  return [...history.games, ...missing.filter(({ id }) => !listed.has(id))];
};

/** Games that lie on the device but on no list: the list was damaged, or the app was killed before it was written. */
function gamesMissingIn(history: History): readonly PastGame[] {
  const listed = idsIn(history);
  return storage
    .keysAfter(gamesBeginning)
    .filter((id) => isId(id) && !listed.has(id))
    .flatMap((id) => {
      const reading = storage.read(gameEntry(id));
      return (reading.status === 'kept' && lineOf(id, reading.value)) || [];
    })
    .sort(newestFirst);
}

whenChangedElsewhere(historyEntry.key, () => {
  if (useHistory.getState())
    useHistory.setState(withUnsaved(recall('history', historyEntry, () => nothing)), true);
});

/** Changes the list as it lies on the device now. Gives back whether the device has taken it. */
function change(how: (history: History) => History): boolean {
  let changed = nothing;
  const { isKept } = revise(
    'history',
    historyEntry,
    () => onDevice(useHistory.getState() ?? nothing),
    (kept) => {
      changed = how(withUnsaved(kept));
      return onDevice(changed);
    },
  );
  useHistory.setState(changed, true);
  return isKept;
}

/** There is more room now: what the device had none for may fit. */
function drop(leaving: readonly PastGame[]): void {
  if (leaving.length === 0) return;
  for (const { id } of leaving) {
    unsaved.delete(id);
    forget(gameEntry(id));
  }
  const saved = [...unsaved].filter(([id, kept]) => remember('history', gameEntry(id), kept));
  for (const [id] of saved) unsaved.delete(id);
  if (saved.length > 0) change((history) => history);
}

const newestFirst = (one: PastGame, other: PastGame) => (one.endedAt < other.endedAt ? 1 : -1);

/** As a person looks for them. */
export const byDate = (games: readonly PastGame[]): readonly PastGame[] => [...games].sort(newestFirst);

function mostGames(): number {
  const { historyLimit } = useSettings.getState();
  return historyLimit === 'none' ? Infinity : Number(historyLimit);
}

/** Lists one more; where there are too many, those that came first go, once the list does without them. */
function list(game: PastGame): void {
  let leaving: readonly PastGame[] = [];
  const isListed = change(({ games, bin }) => {
    const all = [game, ...games.filter(({ id }) => id !== game.id)];
    leaving = all.slice(mostGames());
    return { games: all.slice(0, mostGames()), bin: bin?.id === game.id ? null : bin };
  });
  if (isListed) drop(leaving);
}

/**
 * Keeps a finished game. The same id twice is one game; its record is written before it is listed. Gives back whether
 * the device has it.
 */
export function keepGame<G extends GameTypes>(
  table: TableGame<G>,
  id: string,
  played: PlayedMatch<G>,
  endedAt: string,
): boolean {
  if (openHistory().games.some((game) => game.id === id) && !unsaved.has(id)) return true;
  const { record, ...what } = summaryOf(table, played);
  const kept = { endedAt, record, winners: what.winners, variant: what.variant };
  if (remember('history', gameEntry(id), kept)) unsaved.delete(id);
  else unsaved.set(id, kept);
  list({ id, endedAt, ...what });
  return !unsaved.has(id);
}

/** Whether the device has a finished game, whichever window has kept it. */
export const isKept = (id: string): boolean => !unsaved.has(id) && typeof keptGame(id) !== 'string';

/** A game that was found again is summed up by its rules; what a record does not allow is told when it is opened. */
export function sumUp<G extends GameTypes>(table: TableGame<G>, id: string): void {
  const kept = keptGame(id);
  if (typeof kept === 'string') return;
  const reading = readRecord(table, kept.record);
  if (!reading.ok) return;
  const { winners, variant } = summaryOf(table, reading.played);
  if (!unsaved.has(id)) storage.write(gameEntry(id), { ...kept, winners, variant });
  change(({ games, bin }) => ({
    games: games.map((game) => (game.id === id ? { ...game, winners, variant } : game)),
    bin,
  }));
}

/** Takes a game off the list. Its record stays where it is until the bin is emptied, so that no crash can lose it. */
export function forgetGame(id: string): void {
  let leaving: readonly PastGame[] = [];
  const isChanged = change((history) => {
    const game = history.games.find((other) => other.id === id);
    if (!game) return history;
    leaving = history.bin ? [history.bin] : [];
    return { games: history.games.filter((other) => other !== game), bin: game };
  });
  if (isChanged) drop(leaving);
}

/** Brings back the game that was deleted last. */
export function restoreGame(): void {
  const { bin } = openHistory();
  if (bin && typeof keptGame(bin.id) !== 'string') list(bin);
}

/** Nobody wants it back: now it is gone. What another window has deleted since is that window's to let go. */
export function emptyBin(): void {
  const { bin } = openHistory();
  if (!bin) return;
  let leaving: readonly PastGame[] = [];
  const isChanged = change((history) => {
    if (history.bin?.id !== bin.id) return history;
    leaving = [history.bin];
    return { ...history, bin: null };
  });
  if (isChanged) drop(leaving);
}

export type GameProblem = RecordProblem | Unreadable | 'gone';

export type FoundGame =
  | { readonly ok: true; readonly game: string; readonly kept: KeptGame }
  | { readonly ok: false; readonly problem: GameProblem };

/** A kept game by its id, and which game it is of. What stands in the way is for the page to say. */
export function findGame(id: string): FoundGame {
  const kept = keptGame(id);
  if (typeof kept === 'string') return { ok: false, problem: kept };
  const of = gameOfRecord(kept.record);
  return of.ok ? { ok: true, game: of.game, kept } : of;
}

function keptGame(id: string): KeptGame | Unreadable | 'gone' {
  const here = unsaved.get(id);
  if (here) return here;
  if (!isId(id)) return 'gone';
  const reading = storage.read(gameEntry(id));
  if (reading.status === 'kept') return reading.value;
  return reading.status === 'unreadable' ? reading.why : 'gone';
}

/** The game as a file to share or to save; null if it is not there any more. */
export function fileOf(id: string, game: string): RecordFile | null {
  const kept = keptGame(id);
  if (typeof kept === 'string') return null;
  const text = fileText(kept);
  const { players = [] } = lineOf(id, kept) ?? {};
  const winners = kept.winners.map((seat) => players[seat]?.name ?? '');
  return text === null ? null : { name: `${fileName(game, kept.endedAt, winners)}.json`, text };
}

export type Opened =
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: RecordProblem };

/** Takes what a file says into the history. A game that is already there is only found again. */
export function openRecord<G extends GameTypes>(table: TableGame<G>, text: string, now: string): Opened {
  const reading = readRecord(table, text);
  if (!reading.ok) return reading;
  const { game, checksum } = summaryOf(table, reading.played);
  const known = openHistory().games.find((other) => other.game === game && other.checksum === checksum);
  const id = known?.id ?? fileId(checksum);
  keepGame(table, id, reading.played, endedAtIn(text) ?? now);
  return { ok: true, id };
}
