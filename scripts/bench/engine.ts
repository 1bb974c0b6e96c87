import { parseArgs } from 'node:util';
import {
  coup,
  createMatch,
  lastState,
  type Book,
  type CoupEvent,
  type CoupMove,
  type CoupSetup,
  type CoupState,
  type CoupView,
} from '../../engine';
import { hearStep, wakeBots, type Bot } from '../../engine/core/bot';
import { below, seeded, type Random } from '../../engine/core/random';
import { coupBots } from '../../engine/coup/bots';
import { median } from './statistics';

// How fast the engine is, all in one run so that the figures can be compared: `tsx scripts/bench/engine.ts [--json]`.

export interface EngineFigures {
  /** Games of chance, start to end. */
  readonly playouts: readonly {
    readonly book: Book;
    readonly players: number;
    readonly gamesPerSecond: number;
    /** `moves`, `play` and the asked seat's `view`, in microseconds for one decision. */
    readonly decision: number;
  }[];
  /** A long match from its record. */
  readonly replay: { readonly moves: number; readonly milliseconds: number };
  /** The cost of a decision late in a long game, measured against one early in it: 1 if it does not grow. */
  readonly growth: number;
  /** What a bot takes to decide, and to hear of a step, in microseconds. */
  readonly bots: readonly { readonly bot: string; readonly decide: number; readonly hear: number }[];
}

const tables: readonly (readonly [Book, number, CoupSetup['options']?])[] = [
  ['persian', 2],
  ['persian', 4],
  ['hebrew', 6],
  ['russian', 4],
  ['russian', 6, { sixth: 'inquisitor' }],
  ['persianPlus', 4],
  ['persianPlus', 6, { factions: true, anarchist: true, sixth: 'inquisitor' }],
  ['persianPlus', 10, { factions: true, anarchist: true, sixth: 'inquisitor' }],
];

const microseconds = (start: bigint) => Number(process.hrtime.bigint() - start) / 1000;

const setupOf = ([book, players, options]: (typeof tables)[number]): CoupSetup => ({
  book,
  players,
  first: 0,
  ...(options && { options }),
});

/** Plays by chance, looking at the table before each move as whoever is asked would. */
function playout(setup: CoupSetup, seed: number, quiet = false): CoupMove[] {
  const played: CoupMove[] = [];
  let state = coup.deal(setup, seed);
  let random: Random = seeded(seed);
  for (let question = coup.asked(state); question; question = coup.asked(state)) {
    coup.view(state, question.seat);
    const all = coup.moves(state);
    // Long games need players who neither challenge nor strike.
    const moves = quiet ? all.filter((move) => !isLoud(move)) : all;
    const [at, rest] = below(moves.length || all.length, random);
    const move = (moves[at] ?? all[at]) as CoupMove;
    state = coup.play(state, move).state;
    random = rest;
    played.push(move);
    if (played.length >= longest) break;
  }
  return played;
}

/** A multiple of the moves of a round, so that both halves hold the same. */
const longest = 2 * 42 * 100;
const loud = ['coup', 'assassinate', 'bomb'];
const isLoud = (move: CoupMove) =>
  move.type === 'challenge' || (move.type === 'act' && loud.includes(move.action));

function measurePlayouts(table: (typeof tables)[number], games: number) {
  const setup = setupOf(table);
  let decisions = 0;
  const start = process.hrtime.bigint();
  for (let seed = 0; seed < games; seed++) decisions += playout(setup, seed).length;
  const took = microseconds(start);
  return { gamesPerSecond: (games * 1e6) / took, decision: took / decisions };
}

const longSetup: CoupSetup = { book: 'persian', players: 6, first: 0 };

/** A match of about so many moves. */
function longRecord(moves: number) {
  for (let seed = 0; ; seed++) {
    const played = playout(longSetup, seed, true);
    if (played.length >= moves)
      return {
        ...createMatch<CoupSetup, CoupMove>(coup, longSetup, seed, []),
        moves: played.slice(0, moves),
      };
  }
}

function measureReplay(record: ReturnType<typeof longRecord>): number {
  const start = process.hrtime.bigint();
  lastState(coup, record);
  return microseconds(start) / 1000;
}

/** Everybody exchanges and keeps what they have, again and again: the table stays the same, only the record grows. */
function roundsOfExchange(moves: number): ReturnType<typeof longRecord> {
  const turn: readonly CoupMove[] = [
    { type: 'act', action: 'exchange' },
    ...Array.from({ length: longSetup.players - 1 }, (): CoupMove => ({ type: 'allow' })),
    { type: 'keep', cards: [0, 1] },
  ];
  const played = Array.from({ length: moves }, (_, at) => turn[at % turn.length] as CoupMove);
  return { ...createMatch<CoupSetup, CoupMove>(coup, longSetup, 1, []), moves: played };
}

/** The moves of the record's two halves, timed in the same run. */
function measureGrowth(record: ReturnType<typeof longRecord>): number {
  const half = record.moves.length / 2;
  let state: CoupState = coup.deal(record.setup, record.seed);
  const took = [0, 0];
  for (const part of [0, 1]) {
    const start = process.hrtime.bigint();
    for (const move of record.moves.slice(part * half, (part + 1) * half)) {
      const question = coup.asked(state);
      if (question) coup.view(state, question.seat);
      coup.moves(state);
      state = coup.play(state, move).state;
    }
    took[part] = microseconds(start);
  }
  return (took[1] ?? 0) / (took[0] ?? 1);
}

/** A table of one kind of bot; hearing includes what the table does to tell each seat its part. */
function measureBot(bot: Bot<CoupView, CoupEvent, CoupMove>, games: number) {
  const setup: CoupSetup = { book: 'persianPlus', players: 5, first: 0 };
  const bots = Array.from({ length: setup.players }, () => bot);
  let decide = 0;
  let hear = 0;
  let decisions = 0;
  let heard = 0;
  for (let seed = 0; seed < games; seed++) {
    let state = coup.deal(setup, seed);
    let minds = wakeBots(bots, seed);
    for (let question = coup.asked(state); question; question = coup.asked(state)) {
      const { seat } = question;
      const [view, moves] = [coup.view(state, seat), coup.moves(state)];
      const deciding = process.hrtime.bigint();
      const { move, mind } = bot.decide(minds[seat] ?? null, view, moves);
      decide += microseconds(deciding);
      decisions++;
      const step = coup.play(state, move);
      const hearing = process.hrtime.bigint();
      minds = hearStep(
        coup,
        bots,
        minds.map((other, at) => (at === seat ? mind : other)),
        step,
      );
      hear += microseconds(hearing);
      heard += bots.length;
      state = step.state;
    }
  }
  return { bot: bot.id, decide: decide / decisions, hear: hear / heard };
}

const rounds = 7;
const warmUps = 3;

/** Every figure is the median of several rounds, after some to warm up. */
function medians<T extends string>(measure: () => Readonly<Record<T, number>>): Record<T, number> {
  const measured: Readonly<Record<T, number>>[] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const figures = measure();
    if (round >= 0) measured.push(figures);
  }
  const names = Object.keys(measured[0] ?? {}) as T[];
  return Object.fromEntries(names.map((name) => [name, median(measured.map((one) => one[name]))])) as Record<
    T,
    number
  >;
}

export function benchEngine(games = 100): EngineFigures {
  const record = longRecord(200);
  const long = roundsOfExchange(longest);
  return {
    playouts: tables.map((table) => ({
      book: table[0],
      players: table[1],
      ...medians(() => measurePlayouts(table, games)),
    })),
    replay: { moves: record.moves.length, ...medians(() => ({ milliseconds: measureReplay(record) })) },
    growth: medians(() => ({ growth: measureGrowth(long) })).growth,
    bots: Object.values(coupBots).map((bot) => {
      const { id } = bot;
      return {
        bot: id,
        ...medians(() => {
          const { decide, hear } = measureBot(bot, games / 10);
          return { decide, hear };
        }),
      };
    }),
  };
}

function tableOf({ playouts, replay, growth, bots }: EngineFigures): string {
  const row = (what: string, ...figures: readonly string[]) =>
    what.padEnd(26) + figures.map((figure) => figure.padStart(20)).join('');
  const fixed = (value: number, unit: string) => `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
  return [
    ...playouts.map(({ book, players, gamesPerSecond, decision }) =>
      row(`${book}, ${players} players`, fixed(gamesPerSecond, 'games/s'), fixed(decision, 'µs/decision')),
    ),
    row(`replay of ${replay.moves} moves`, fixed(replay.milliseconds, 'ms')),
    row('late against early moves', fixed(growth, '×')),
    ...bots.map(({ bot, decide, hear }) =>
      row(`${bot} bot`, fixed(decide, 'µs/decision'), fixed(hear, 'µs/hearing')),
    ),
  ].join('\n');
}

if (require.main === module) {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const figures = benchEngine();
  console.log(values.json ? JSON.stringify(figures, null, 2) : tableOf(figures));
}
