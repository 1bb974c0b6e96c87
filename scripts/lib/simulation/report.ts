import type { GameTypes } from '../../../engine';
import type { Wish } from './options';
import { countOf, type Result, type Tally } from './play';

export interface BotReport {
  readonly bot: string;
  /** Its share of the victories: where several win together, each has a part of it. */
  readonly wins: number;
  readonly rate: number;
  readonly interval: readonly [low: number, high: number];
  /** What its seats alone would give it. */
  readonly fair: number;
  readonly deeds: Readonly<Record<string, number>>;
}

export interface Report {
  readonly game: string;
  readonly setup: GameTypes['Setup'];
  readonly seed: number;
  readonly games: number;
  readonly turns: number;
  readonly moves: number;
  readonly longest: number;
  readonly endings: Readonly<Record<string, number>>;
  /** How often each seat won, counted from the first player. */
  readonly seats: readonly number[];
  readonly bots: readonly BotReport[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function reportOn(wish: Wish, results: readonly Result[], tally: Tally): Report {
  const { played, setup, seed } = wish;
  const games = results.length;
  return {
    game: played.game.id,
    setup,
    seed,
    games,
    turns: sum(results.map(({ turns }) => turns)) / games,
    moves: sum(results.map(({ moves }) => moves)) / games,
    longest: results.reduce((most, { moves }) => Math.max(most, moves), 0),
    endings: endingsOf(results),
    seats: Array.from(
      { length: setup.players },
      (_, seat) => results.filter(({ winners }) => winners.includes(seat)).length,
    ),
    bots: [...new Set(wish.bots.map(({ id }) => id))].map((bot): BotReport => {
      const wins = sum(results.map((result) => shareOf(bot, result)));
      const seats = results[0]?.bots.filter((one) => one === bot).length ?? 0;
      return {
        bot,
        wins,
        rate: wins / games,
        interval: wilson(wins, games),
        fair: seats / setup.players,
        deeds: Object.fromEntries(played.deeds.map(({ name }) => [name, countOf(tally, bot, name)])),
      };
    }),
  };
}

function endingsOf(results: readonly Result[]): Readonly<Record<string, number>> {
  const endings: Record<string, number> = {};
  for (const { reason } of results) endings[reason] = (endings[reason] ?? 0) + 1;
  return endings;
}

const shareOf = (bot: string, { winners, bots }: Result): number =>
  winners.filter((seat) => bots[seat] === bot).length / winners.length;

const percent = (part: number, whole = 1) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

export function tableOf({ played }: Wish, report: Report): string {
  const { game, setup, games, turns, moves, longest, endings, seats, bots } = report;
  const heading = ['bot', 'won', '95 %', 'fair', ...played.deeds.map(({ name }) => name)];
  const rows = bots.map((one) => [
    one.bot,
    percent(one.rate),
    `${percent(one.interval[0])} … ${percent(one.interval[1])}`,
    percent(one.fair),
    ...played.deeds.map(({ name, of }) => {
      const done = one.deeds[name] ?? 0;
      return of === null ? `${(done / games).toFixed(1)} a game` : percent(done, one.deeds[of]);
    }),
  ]);
  return [
    `${games} games of ${game}: ${JSON.stringify(setup)}`,
    `${turns.toFixed(1)} turns and ${moves.toFixed(1)} moves a game, the longest ${longest} moves`,
    `ended by ${Object.entries(endings)
      .map(([reason, count]) => `${reason} ${percent(count, games)} (for ${played.winnersBy[reason] ?? '?'})`)
      .join(', ')}`,
    `won by seat, first player first: ${seats.map((count) => percent(count, games)).join(', ')}`,
    '',
    ...aligned([heading, ...rows]),
  ].join('\n');
}

function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
}

const z95 = 1.959964;

/** Wilson's 95 % interval of a rate; it is sound near 0 and 1 as well. */
export function wilson(successes: number, trials: number): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const rate = successes / trials;
  const spread = z95 ** 2 / trials;
  const middle = rate + spread / 2;
  const half = z95 * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials));
  return [Math.max(0, (middle - half) / (1 + spread)), Math.min(1, (middle + half) / (1 + spread))];
}
