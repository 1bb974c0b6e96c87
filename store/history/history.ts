import { create } from 'zustand';
import type { Match } from '../../engine';
import { isRemembered, recall, remember } from '../remember';
import { storage, type Unreadable } from '../storage';
import { gameEntry, historyEntry, type History, type KeptGame, type PastGame } from './entries';
import type { RecordFile } from './files';
import { endedAtIn, fileName, fileText, readRecord, told, type RecordProblem } from './record';

/** Many evenings; beyond them the oldest games go. */
const mostGames = 200;

/** Games played before. Null until somebody asks: what could not be read is told then, not in the middle of a render. */
export const useHistory = create<History | null>(() => null);

/** Games the device had no room for: they are here until the app is closed. */
const held = new Map<string, KeptGame>();

export function openHistory(): History {
  const open = useHistory.getState();
  if (open) return open;
  const history = recall('history', historyEntry, () => ({ games: [], bin: null }));
  useHistory.setState(history, true);
  return history;
}

/** Only what lies on the device is listed there: a line without a game would be a promise broken tomorrow. */
function change(history: History): void {
  const games = history.games.filter(({ id }) => !held.has(id));
  const bin = history.bin && !held.has(history.bin.id) ? history.bin : null;
  remember('history', historyEntry, { games, bin });
  useHistory.setState(history, true);
}

function drop({ id }: PastGame): void {
  held.delete(id);
  storage.remove(gameEntry(id));
}

const newestFirst = (one: PastGame, other: PastGame) => (one.endedAt < other.endedAt ? 1 : -1);

/** One more; where there are too many, the oldest other goes. */
function withGame({ games }: History, game: PastGame): readonly PastGame[] {
  const all = [game, ...games].sort(newestFirst);
  const leaving = all.filter((other) => other !== game).slice(mostGames - 1);
  leaving.forEach(drop);
  return all.filter((other) => !leaving.includes(other));
}

/** Keeps a finished game. The same id twice is one game; its record is written before it is listed. */
export function keepGame(id: string, match: Match<unknown, unknown>, endedAt: string): void {
  const history = openHistory();
  if (history.games.some((game) => game.id === id)) return;
  const { record, ...what } = told(match);
  const kept = { endedAt, record };
  if (!isRemembered('history', gameEntry(id), kept)) held.set(id, kept);
  const bin = history.bin?.id === id ? null : history.bin;
  change({ games: withGame(history, { id, endedAt, ...what }), bin });
}

/** Takes a game off the list. Its record stays where it is until the bin is emptied, so that no crash can lose it. */
export function forgetGame(id: string): void {
  const { games, bin } = openHistory();
  const game = games.find((other) => other.id === id);
  if (!game) return;
  change({ games: games.filter((other) => other !== game), bin: game });
  if (bin) drop(bin);
}

/** Brings back the game that was deleted last. */
export function restoreGame(): void {
  const history = openHistory();
  if (history.bin) change({ games: withGame(history, history.bin), bin: null });
}

/** Nobody wants it back: now it is gone. */
export function emptyBin(): void {
  const { games, bin } = openHistory();
  if (!bin) return;
  change({ games, bin: null });
  drop(bin);
}

export type GameProblem = RecordProblem | Unreadable | 'gone';

export type ReadGame =
  | { readonly ok: true; readonly match: Match<unknown, unknown>; readonly endedAt: string }
  | { readonly ok: false; readonly problem: GameProblem };

const isId = (id: string) => /^[\w-]+$/.test(id);

/** A game by its id. What stands in the way is for the page to say: it asks while it is being drawn. */
export function readGame(id: string): ReadGame {
  const kept = keptGame(id);
  if (typeof kept === 'string') return { ok: false, problem: kept };
  const reading = readRecord(kept.record);
  return reading.ok ? { ...reading, endedAt: kept.endedAt } : reading;
}

function keptGame(id: string): KeptGame | Unreadable | 'gone' {
  const here = held.get(id);
  if (here) return here;
  if (!isId(id)) return 'gone';
  const reading = storage.read(gameEntry(id));
  if (reading.status === 'kept') return reading.value;
  return reading.status === 'unreadable' ? reading.why : 'gone';
}

/** The game as a file to share or to save; null if it is not there any more. */
export function fileOf(id: string, game: string): RecordFile | null {
  const kept = keptGame(id);
  return typeof kept === 'string' ? null : { name: fileName(game, kept.endedAt), text: fileText(kept) };
}

export type Opened =
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: RecordProblem };

/** Takes what a file says into the history. A game that is already there is only found again. */
export function openRecord(text: string, now: string): Opened {
  const reading = readRecord(text);
  if (!reading.ok) return reading;
  const { game, print } = told(reading.match);
  const known = openHistory().games.find((other) => other.game === game && other.print === print);
  const id = known?.id ?? `file-${print}`;
  keepGame(id, reading.match, endedAtIn(text) ?? now);
  return { ok: true, id };
}
