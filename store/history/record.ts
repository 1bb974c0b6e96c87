import {
  games,
  lastState,
  MatchError,
  parse,
  serialise,
  type Game,
  type Match,
  type MatchPlayer,
  type MatchProblem,
} from '../../engine';
import { longestName } from '../names';
import { isSeated } from '../match/running';
import type { KeptGame, PastGame } from './entries';

type AnyGame = Game<never, unknown, unknown, unknown, unknown>;

const known: Readonly<Record<string, AnyGame>> = games;

/** Where in a set-up it says what sort of game this is. */
const sortField: Readonly<Record<string, string>> = { coup: 'book' } satisfies Record<
  keyof typeof games,
  string
>;

/** Nobody's save is this large; somebody's film is. */
export const largestRecord = 1_000_000;

/** Why a record cannot be shown. */
export type RecordProblem = MatchProblem | 'unfinished' | 'too large';

export type ReadRecord =
  | { readonly ok: true; readonly match: Match<unknown, unknown> }
  | { readonly ok: false; readonly problem: RecordProblem };

/** Reads a record whatever it is, and plays it once to see that it can be played. */
export function readRecord(text: string): ReadRecord {
  if (text.length > largestRecord) return { ok: false, problem: 'too large' };
  try {
    const match = parse(known, text.replace(/^\uFEFF/, ''));
    if (!isSeated(match)) return { ok: false, problem: 'not a record' };
    return outcomeOf(match) ? { ok: true, match } : { ok: false, problem: 'unfinished' };
  } catch (error) {
    if (error instanceof MatchError) return { ok: false, problem: error.code };
    throw error;
  }
}

const gameOf = ({ game }: Match<unknown, unknown>): AnyGame => {
  const found = known[game];
  if (!found) throw new MatchError('unknown game', `unknown game ${game}`);
  return found;
};

const endOf = (match: Match<unknown, unknown>): unknown =>
  lastState(gameOf(match), match as Match<never, unknown>);

const outcomeOf = (match: Match<unknown, unknown>) => gameOf(match).outcome(endOf(match));

/** The marks that keep a name together on screen have no business in a file, nor has a name nobody can read. */
const tidyPlayer = ({ name, ...rest }: MatchPlayer): MatchPlayer => ({
  ...rest,
  name: name.replace(/[\u2066-\u2069]/g, '').slice(0, longestName),
});

/** What there is to say of a finished match, and the text that plays it again. */
export function told(match: Match<unknown, unknown>): Omit<PastGame, 'id' | 'endedAt'> & {
  readonly record: string;
} {
  const game = gameOf(match);
  const state = endOf(match);
  const players = match.players.map(tidyPlayer);
  const tidy: Match<unknown, unknown> = { ...match, players };
  const record = serialise(game, tidy as Match<never, unknown>, state);
  return {
    game: match.game,
    players,
    winners: [...(game.outcome(state)?.winners ?? [])],
    sort: textIn(match.setup, sortField[match.game] ?? ''),
    print: textIn(JSON.parse(record), 'checksum'),
    record,
  };
}

function textIn(object: unknown, field: string): string {
  const value = (object as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : '';
}

/** What a file says: the record, and when it was played. */
export const fileText = ({ endedAt, record }: KeptGame): string =>
  JSON.stringify({ ...(JSON.parse(record) as object), endedAt });

/** When the game in a file was played, if the file says so. */
export function endedAtIn(text: string): string | null {
  const said = textIn(JSON.parse(text.replace(/^\uFEFF/, '')), 'endedAt');
  return /^\d{4}-\d\d-\d\dT/.test(said) && !Number.isNaN(Date.parse(said)) ? said : null;
}

const padded = (number: number) => String(number).padStart(2, '0');

/** `under-the-table-coup-2026-11-18.json`: the day it was where the game was played. */
export function fileName(game: string, endedAt: string): string {
  const day = new Date(endedAt);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(padded).join('-');
  return `under-the-table-${game}-${date}.json`;
}
