import { isMainThread } from 'node:worker_threads';
import { parseArgs } from 'node:util';
import { at, place, sizeFor, stage } from '../../engine/coup/lab';
import { everyCoupSetup } from '../../tools/coupSetups';
import { differenceIn } from './compare';
import { courses, type CourseName } from './courses';
import { legal } from './legal';
import { Luck } from './luck';
import { print } from './print';
import { probe } from './probe';
import { rulesOf } from './rules';
import { learnInLane, train, type Run } from './run';
import { Sim } from './sim';

// Bots learn Coup by playing it: `npm run train -- --minutes 30 --seed 1`.

const usage = `npm run train -- --minutes 30 --seed 1
  --table     which table: keen, or wary, for two alone (keen)
  --minutes   how long to learn (30)
  --steps     or how many steps in all; the same seed and steps always lead to the same tables
  --seed      (1)
  --mix       the share of tables where people of fixed habits sit, from 0 to 1 (0.7)
  --lanes     how many threads (2); part of what is learnt, as the seed is
  --print     instead, what has been learnt so far becomes the shipped table
  --probe     instead, how often a learner wins after this many steps against Expert alone
  --check     instead, this many random games are played here and by the engine, and compared
  --speed     instead, how many games by luck four players play in a second`;

function main(): void {
  const { values } = parseArgs({
    options: {
      table: { type: 'string', default: 'keen' },
      minutes: { type: 'string', default: '30' },
      steps: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: '1' },
      mix: { type: 'string', default: '0.7' },
      lanes: { type: 'string', default: '2' },
      print: { type: 'boolean', default: false },
      probe: { type: 'string' },
      check: { type: 'string' },
      speed: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  if (values.speed) return console.log(`${gamesASecond()} games a second`);
  if (values.check !== undefined) return check(Number(values.check));
  const table = courseNamed(values.table);
  const run: Run = {
    table,
    seed: Number(values.seed),
    mix: Number(values.mix),
    minutes: Number(values.minutes),
    steps: Number(values.steps),
    lanes: Number(values.lanes),
  };
  if (values.probe !== undefined) return probe(Number(values.probe), run.seed);
  if (values.print) return print(run);
  void train(run);
}

function courseNamed(name: string): CourseName {
  if (name in courses) return name as CourseName;
  throw new RangeError(`${name} is no table: ${Object.keys(courses).join(', ')}.`);
}

function check(games: number): void {
  for (let game = 0; game < games; game++) {
    const setup = everyCoupSetup[game % everyCoupSetup.length];
    const difference = setup && differenceIn({ ...setup, first: game % setup.players }, game);
    if (!difference) continue;
    console.error(JSON.stringify(difference, null, 2));
    process.exitCode = 1;
    return;
  }
  console.log(`${games} games went the same way`);
}

/** How many games four players play by luck in a second, after a few to warm up. */
function gamesASecond(): number {
  const games = 300_000;
  playByLuck(games / 10);
  const began = performance.now();
  playByLuck(games);
  return Math.round((1000 * games) / (performance.now() - began));
}

function playByLuck(count: number): void {
  const luck = new Luck(1);
  const sim = new Sim(new Int16Array(sizeFor(4)), luck);
  const rules = rulesOf({ book: 'hebrew', players: 4, first: 0 });
  const moves = new Array<number>(64).fill(0);
  for (let game = 0; game < count; game++) {
    sim.deal(rules);
    while (at(sim.cells, place.stage) !== stage.over)
      sim.play(at(moves, luck.below(legal(sim.cells, moves))));
  }
}

if (isMainThread) main();
else learnInLane();
