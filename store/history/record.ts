import {
  gameIn,
  isSeated,
  lastStep,
  MatchError,
  parse,
  recordOf,
  type GameTypes,
  type MatchPlayer,
  type MatchProblem,
  type PlayedMatch,
} from '../../engine/core';
import type { TableGame } from '../match/tableGame';
import { tidyName, type Names } from '../names';
import type { KeptGame, PastGame } from './entries';

/** Nobody's save is this large; somebody's film is. */
export const largestRecord = 1_000_000;

/** Why a record cannot be shown. */
export type RecordProblem = MatchProblem | 'unknownGame' | 'unfinished' | 'tooLarge';

interface Refused {
  readonly ok: false;
  readonly problem: RecordProblem;
}

export type ReadRecord<G extends GameTypes> =
  { readonly ok: true; readonly played: PlayedMatch<G> } | Refused;

/** Editors like to put an invisible mark at the beginning of a file. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

const refused = (problem: RecordProblem): Refused => ({ ok: false, problem });

/** What an attempt gives, or why the record does not allow it. */
function attempt<Result>(text: string, read: (record: string) => Result): Result | Refused {
  if (text.length > largestRecord) return refused('tooLarge');
  try {
    return read(withoutMark(text));
  } catch (error) {
    if (error instanceof MatchError) return refused(error.code);
    throw error;
  }
}

/** Which game a text says it is a record of. */
export const gameOfRecord = (text: string): { readonly ok: true; readonly game: string } | Refused =>
  attempt(text, (record) => ({ ok: true, game: gameIn(record) }));

/** Reads a record whatever it is. It is played once: to be checked, shown and summed up. */
export const readRecord = <G extends GameTypes>({ game }: TableGame<G>, text: string): ReadRecord<G> =>
  attempt(text, (record): ReadRecord<G> => {
    const played = parse(game, record);
    if (!isSeated(played.match)) return refused('notARecord');
    return game.outcome(lastStep(played.steps).state) ? { ok: true, played } : refused('unfinished');
  });

/** The marks that keep a name together on screen have no business in a file, nor has a name nobody can read. */
const tidyPlayer = ({ name, ...rest }: MatchPlayer): MatchPlayer => ({
  ...rest,
  name: tidyName(name),
});

/** What there is to say of a finished match, and the text that plays it again. */
export function summaryOf<G extends GameTypes>(
  { game, variantOf }: TableGame<G>,
  { match, steps }: PlayedMatch<G>,
): Omit<PastGame, 'id' | 'endedAt'> & { readonly record: string } {
  const players = match.players.map(tidyPlayer);
  const record = recordOf({ match: { ...match, players }, steps });
  return {
    game: match.game,
    players,
    winners: [...(game.outcome(lastStep(steps).state)?.winners ?? [])],
    variant: variantOf(match.setup),
    checksum: record.checksum,
    record: JSON.stringify(record),
  };
}

/** What a file says: the record, and when it was played. Null for a record that is no object. */
export function fileText({ endedAt, record }: KeptGame): string | null {
  const fields = fieldsIn(record);
  return fields && JSON.stringify({ ...fields, endedAt });
}

/** When the game in a file was played, if the file says so. */
export function endedAtIn(text: string): string | null {
  const said = fieldsIn(withoutMark(text))?.endedAt;
  if (typeof said !== 'string') return null;
  return /^\d{4}-\d\d-\d\dT/.test(said) && !Number.isNaN(Date.parse(said)) ? said : null;
}

function fieldsIn(text: string): { readonly endedAt?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

const padded = (number: number) => String(number).padStart(2, '0');

/** Letters and digits of any script: nothing else of a name is safe in every folder. */
const inFileName = (name: string) => name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

/** Two of a party are enough to know it by. */
const mostNamed = 2;

/** `under-the-table-coup-2026-11-18-2143-Sara`: when it was where the game was played, and who won. */
export function fileName(game: string, endedAt: string, winners: Names): string {
  const at = new Date(endedAt);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(padded).join('-');
  const time = [at.getHours(), at.getMinutes()].map(padded).join('');
  const named = winners.map(inFileName).filter((name) => name !== '');
  return ['under-the-table', game, day, time, ...named.slice(0, mostNamed)].join('-');
}
