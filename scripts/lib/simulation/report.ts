import type { Result } from './play';
import type { BotId, Wish } from './options';
import { deedsOf, wilson, type Tally } from './tally';

export interface BotReport {
  readonly bot: BotId;
  /** Games won by one of its kind, and what its seats alone would give it. */
  readonly wins: number;
  readonly rate: number;
  readonly interval: readonly [low: number, high: number];
  readonly fair: number;
  readonly claims: number;
  readonly bluffs: number;
  readonly caught: number;
  readonly challenges: number;
  readonly right: number;
}

export interface Report {
  readonly setup: Wish['setup'];
  readonly seed: number;
  readonly games: number;
  readonly turns: number;
  readonly moves: number;
  readonly longest: number;
  readonly bots: readonly BotReport[];
}

export function reportOn({ setup, seed, bots }: Wish, results: readonly Result[], tally: Tally): Report {
  const games = results.length;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / games;
  return {
    setup,
    seed,
    games,
    turns: mean(results.map(({ turns }) => turns)),
    moves: mean(results.map(({ moves }) => moves)),
    longest: results.reduce((most, { moves }) => Math.max(most, moves), 0),
    bots: [...new Set(bots)].map((bot): BotReport => {
      const wins = results.filter(({ winner }) => winner === bot).length;
      const seats = results[0]?.bots.filter((one) => one === bot).length ?? 0;
      const rate = wins / games;
      return {
        bot,
        wins,
        rate,
        interval: wilson(wins, games),
        fair: seats / setup.players,
        ...deedsOf(tally, bot),
      };
    }),
  };
}

const percent = (part: number, whole = 1) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

const heading = ['bot', 'won', '95 %', 'fair', 'claims', 'bluffs', 'caught', 'challenges', 'right'];

export function tableOf({ setup, games, turns, moves, longest, bots }: Report): string {
  const rows = bots.map((one) => [
    one.bot,
    percent(one.rate),
    `${percent(one.interval[0])} … ${percent(one.interval[1])}`,
    percent(one.fair),
    `${(one.claims / games).toFixed(1)} a game`,
    percent(one.bluffs, one.claims),
    percent(one.caught, one.bluffs),
    `${(one.challenges / games).toFixed(1)} a game`,
    percent(one.right, one.challenges),
  ]);
  const widths = heading.map((title, at) =>
    Math.max(...[heading, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  const options = Object.entries(setup.options ?? {}).map(([name, value]) =>
    value === true ? name : `${name}=${String(value)}`,
  );
  return [
    [`${games} games of ${setup.book}`, `${setup.players} players`, ...options].join(', '),
    `${turns.toFixed(1)} turns and ${moves.toFixed(1)} moves a game, the longest ${longest} moves`,
    '',
    line(heading),
    ...rows.map(line),
  ].join('\n');
}
