import type { GameTypes, PlayedMatch } from '../../engine/core';
import type { PastGame } from '../history/entries';
import { findGame } from '../history/history';
import { readRecord } from '../history/record';
import type { TableGame } from '../match/tableGame';
import type { PersonsGame } from './people';

/** How often each seat did what a game counts, by the name of the figure. */
export type SeatCounts = Readonly<Record<string, readonly number[]>>;

/** Counts of several games put together; `games` says of how many. */
export interface Sums {
  readonly games: number;
  readonly [figure: string]: number;
}

/** How far the counting is, and what it has come to. */
export interface Tallied {
  /** How many records have been looked at. */
  readonly done: number;
  /** By game. */
  readonly sums: Readonly<Record<string, Sums>>;
  /** How many records could not be played. */
  readonly unread: number;
}

export const nothingTallied: Tallied = { done: 0, sums: {}, unread: 0 };

/** Plays a kept game once more and counts; null if it is not there or its record is damaged. */
export function countsOf<G extends GameTypes>(
  table: TableGame<G>,
  id: string,
  count: (played: PlayedMatch<G>) => SeatCounts,
): SeatCounts | null {
  const found = findGame(id);
  if (!found.ok) return null;
  const reading = readRecord(table, found.kept.record);
  return reading.ok ? count(reading.played) : null;
}

/** Counts what one person did in many games, and pauses after each: playing a record takes a moment. */
export function* tally(
  games: readonly PersonsGame[],
  countsIn: (game: PastGame) => SeatCounts | null,
  onCounted: (sofar: Tallied) => void,
): Generator<undefined, Tallied, undefined> {
  let tallied = nothingTallied;
  for (const { game, seats } of games) {
    tallied = counted(tallied, game.game, seats, countsIn(game));
    onCounted(tallied);
    yield;
  }
  return tallied;
}

function counted(
  { done, sums, unread }: Tallied,
  game: string,
  seats: PersonsGame['seats'],
  counts: SeatCounts | null,
): Tallied {
  if (counts === null) return { done: done + 1, sums, unread: unread + 1 };
  const before = sums[game] ?? { games: 0 };
  const theirs = Object.entries(counts).map(
    ([figure, bySeat]) =>
      [figure, seats.reduce((sum, seat) => sum + (bySeat[seat] ?? 0), before[figure] ?? 0)] as const,
  );
  const after: Sums = { ...Object.fromEntries(theirs), games: before.games + 1 };
  return { done: done + 1, sums: { ...sums, [game]: after }, unread };
}
