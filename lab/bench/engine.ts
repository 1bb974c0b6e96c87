import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { botNamed, decided, luckOf, playOut, type Bot, type GameTypes } from '../../engine';
import { whole } from '../../scripts/lib/arguments';
import { benchTables, type BenchTable } from './engineTables';
import { median, percentile } from './statistics';

// How fast the engine is, all tables in one run so that the figures can be compared: `npm run bench:engine`. With --jitless
// nothing is compiled, as on phones.

/**
 * CPU time in microseconds. `move` is the question, its answers and one of them played; `view` what the asked seat sees;
 * `steady` one decision of the bot, and `steady95` the time that 95 of 100 decisions do not exceed. `growth` is the cost of
 * a move late in a long game, measured against one early in it: 1 if it does not grow.
 */
export type Figures = Readonly<Record<'move' | 'view' | 'steady' | 'steady95' | 'growth', number>>;

export interface TableFigures {
  readonly table: string;
  readonly figures: Figures;
  /** Against the first table. */
  readonly ratios: Figures;
}

export interface Effort {
  readonly games: number;
  readonly rounds: number;
}

const warmUps = 3;
export const usualEffort: Effort = { games: 60, rounds: 20 };

/** The CPU time that this takes, in microseconds. */
function cost(done: () => unknown): number {
  const before = process.cpuUsage();
  done();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

type Line = readonly unknown[];

interface Moment {
  readonly state: unknown;
  readonly seat: number;
}

/** What every round measures again: random games, what was seen in them, and the decisions of Steady. */
interface Material {
  readonly lines: readonly Line[];
  readonly moments: readonly Moment[];
  readonly decisions: readonly (() => unknown)[];
}

function gameBy(bot: Bot<GameTypes>, { played: { game }, setup }: BenchTable, seed: number) {
  const bots = Array.from({ length: setup.players }, () => bot);
  return [...playOut(game, bots, game.deal(setup, seed), seed)];
}

function materialFor(table: BenchTable, games: number): Material {
  const { game, bots } = table.played;
  const chance = botNamed(bots, 'random');
  const byChance = Array.from({ length: games }, (_, seed) => gameBy(chance, table, seed));
  // A few games are enough: each of them asks for a hundred decisions and more.
  const thoughtful = Array.from({ length: Math.ceil(games / 20) }, (_, seed) =>
    gameBy(bots.usual, table, seed),
  );
  return {
    lines: byChance.map((steps) => steps.map(({ move }) => move)),
    moments: byChance.flatMap((steps) => steps.map(({ before: state, seat }) => ({ state, seat }))),
    decisions: thoughtful.flatMap((steps, seed) =>
      steps.map(({ before, seat, minds }, at) => {
        const [view, moves, luck] = [game.view(before, seat), game.moves(before), luckOf(seed, seat, at)];
        return () => decided(bots.usual.decide(minds[seat] ?? null, view, moves, luck));
      }),
    ),
  };
}

/** The same moves again, asking before each what may be done. */
function playAgain({ played: { game } }: BenchTable, from: unknown, line: Line): unknown {
  let state = from;
  for (const move of line) {
    game.asked(state);
    game.moves(state);
    state = game.play(state, move).state;
  }
  return state;
}

/** A line of moves that change nothing at the table. */
function idleLine({ played: { game }, setup, isIdle }: BenchTable, length: number): Line {
  const line: unknown[] = [];
  let state = game.deal(setup, 1);
  while (line.length < length) {
    const move: unknown = game.moves(state).find((one) => isIdle(one));
    if (move === undefined) throw new Error('Nobody can be idle here.');
    line.push(move);
    state = game.play(state, move).state;
  }
  return line;
}

function measureGrowth(table: BenchTable, line: Line): number {
  const { game } = table.played;
  const half = line.length / 2;
  let state = game.deal(table.setup, 1);
  const [early = 0, late = 0] = [line.slice(0, half), line.slice(half)].map((part) =>
    cost(() => {
      state = playAgain(table, state, part);
    }),
  );
  return late / early;
}

function measure(table: BenchTable, { lines, moments, decisions }: Material, idle: Line): Figures {
  const { game } = table.played;
  const moves = cost(() =>
    lines.forEach((line, seed) => playAgain(table, game.deal(table.setup, seed), line)),
  );
  const views = cost(() => moments.forEach(({ state, seat }) => game.view(state, seat)));
  const thoughts = decisions.map(cost);
  return {
    move: moves / moments.length,
    view: views / moments.length,
    steady: thoughts.reduce((sum, one) => sum + one, 0) / thoughts.length,
    steady95: percentile(thoughts, 95),
    growth: measureGrowth(table, idle),
  };
}

/** Every figure is the median of several rounds, after some to warm up. */
function benchTable(table: BenchTable, { games, rounds }: Effort): Figures {
  const material = materialFor(table, games);
  const idle = idleLine(table, games * 200);
  const measured = Array.from({ length: rounds }, () => measure(table, material, idle)).slice(warmUps);
  return figuresOf((name) => median(measured.map((figures) => figures[name])));
}

const figuresOf = (figure: (name: keyof Figures) => number): Figures => ({
  move: figure('move'),
  view: figure('view'),
  steady: figure('steady'),
  steady95: figure('steady95'),
  growth: figure('growth'),
});

export function benchEngine(effort: Effort, tables = benchTables): readonly TableFigures[] {
  const measured = tables.map((table) => ({ table: table.name, figures: benchTable(table, effort) }));
  const first = measured[0]?.figures;
  return measured.map(({ table, figures }) => ({
    table,
    figures,
    ratios: figuresOf((name) => figures[name] / (first?.[name] ?? NaN)),
  }));
}

export function tableOf(measured: readonly TableFigures[]): string {
  const row = (name: string, ...cells: readonly string[]) =>
    name.padEnd(32) + cells.map((cell) => cell.padStart(18)).join('');
  return [
    row('CPU time in µs (× the first)', 'move', 'view', 'steady', 'steady95', 'growth', 'moves/s'),
    ...measured.map(({ table, figures, ratios }) => {
      const cell = (name: keyof Figures) => `${figures[name].toFixed(1)} (${ratios[name].toFixed(2)})`;
      const movesASecond = Math.round(1e6 / figures.move).toLocaleString('en');
      const times = (['move', 'view', 'steady', 'steady95'] as const).map(cell);
      return row(table, ...times, `× ${figures.growth.toFixed(2)}`, movesASecond);
    }),
  ].join('\n');
}

function main(): void {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      jitless: { type: 'boolean', default: false },
      games: { type: 'string', default: String(usualEffort.games) },
      rounds: { type: 'string', default: String(usualEffort.rounds) },
    },
  });
  if (values.jitless) return interpreted();
  const figures = benchEngine({
    games: whole('games', values.games, 1),
    rounds: whole('rounds', values.rounds, warmUps + 1),
  });
  console.log(values.json ? JSON.stringify(figures, null, 2) : tableOf(figures));
}

/** The same in a process that compiles nothing. */
function interpreted(): void {
  const others = process.argv.slice(2).filter((argument) => argument !== '--jitless');
  const { status } = spawnSync(process.execPath, ['--jitless', '--import', 'tsx', __filename, ...others], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

if (require.main === module) main();
