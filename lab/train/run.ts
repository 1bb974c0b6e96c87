import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { courses, type CourseName } from './courses';
import { Learning, winsAmong } from './learning';
import { types } from './population';
import type { Regrets } from './strategy';

export interface Run {
  readonly table: CourseName;
  readonly seed: number;
  /** The share of seats that play by habit. */
  readonly mix: number;
  readonly minutes: number;
  readonly steps: number;
  /**
   * Threads that learn side by side, each its part of a block, and put together what they have learnt when it ends. How
   * many there are belongs to what is learnt, so it does not depend on the machine.
   */
  readonly lanes: number;
}

export const nameOf = ({ table, seed, mix, lanes }: Pick<Run, 'table' | 'seed' | 'mix' | 'lanes'>): string =>
  `${table}-${seed}-${Math.round(mix * 100)}-${lanes}`;

// — what lies on the disk —

const folder = join(process.cwd(), '.cache', 'train');
const fileOf = (name: string) => join(folder, `${name}.bin`);
const headSize = 8;

function save(name: string, steps: number, { regrets }: Regrets): void {
  mkdirSync(folder, { recursive: true });
  const head = Buffer.alloc(headSize);
  head.writeDoubleLE(steps, 0);
  const body = Buffer.from(new Uint8Array(regrets.buffer).slice());
  // It is written to another file and then moved, so that a run that is stopped here leaves a whole file.
  writeFileSync(`${fileOf(name)}.new`, Buffer.concat([head, body]));
  renameSync(`${fileOf(name)}.new`, fileOf(name));
}

/** Reads what was learnt so far into `into`, and gives back after how many steps that was. */
export function load(name: string, into: Regrets): number {
  if (!existsSync(fileOf(name))) return 0;
  const bytes = readFileSync(fileOf(name));
  if (bytes.length !== headSize + into.regrets.buffer.byteLength) return 0;
  new Uint8Array(into.regrets.buffer).set(bytes.subarray(headSize));
  return bytes.readDoubleLE(0);
}

// — learning, in threads —

/** The data of a thread: what all have learnt, and memory for what it learns itself. */
interface LaneData {
  readonly table: CourseName;
  readonly seed: number;
  readonly mix: number;
  readonly common: SharedArrayBuffer;
  readonly own: SharedArrayBuffer;
}

/** The steps of a block that one thread does. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** One thread of a run: learns its part of each block, starting from what all had learnt before it. */
export function learnInLane(): void {
  const { table, seed, mix, common, own } = workerData as LaneData;
  const course = courses[table];
  const [before, learnt] = [course.learnt(common), course.learnt(own)];
  const learning = new Learning(course.lesson(mix), learnt, seed);
  parentPort?.on('message', ({ from, to }: Part) => {
    learnt.become(before);
    for (let step = from; step < to; step++) learning.step(step);
    learnt.since(before);
    parentPort?.postMessage('done');
  });
}

const saveEvery = 60_000;
const tellEvery = 10 * 60_000;

/** Short at first, while much changes. */
const blockAfter = (steps: number): number =>
  Math.min(32_768, Math.max(1024, 2 ** Math.floor(Math.log2(steps + 1) - 3)));

/** Learns on, from where the last run of this name stopped. */
export async function train(run: Run): Promise<void> {
  const name = nameOf(run);
  const { lanes, table } = run;
  const course = courses[table];
  const common = new SharedArrayBuffer(course.bytes);
  const learnt = course.learnt(common);
  let steps = load(name, learnt);
  const workers = Array.from({ length: lanes }, () => {
    const own = new SharedArrayBuffer(course.bytes);
    const data: LaneData = { table, seed: run.seed, mix: run.mix, common, own };
    return { worker: new Worker(__filename, { workerData: data }), own: course.learnt(own) };
  });
  const began = performance.now();
  let saved = began;
  let told = began;
  while (steps < run.steps && performance.now() - began < run.minutes * 60_000) {
    const size = blockAfter(steps);
    const done = workers.map(({ worker }, lane) => {
      const part: Part = { from: steps + lane * size, to: steps + (lane + 1) * size };
      worker.postMessage(part);
      return once(worker, 'message');
    });
    await Promise.all(done);
    for (const { own } of workers) learnt.add(own);
    age(learnt, steps, steps + lanes * size);
    steps += lanes * size;
    if (performance.now() - saved > saveEvery) {
      saved = performance.now();
      save(name, steps, learnt);
    }
    if (performance.now() - told > tellEvery) {
      told = performance.now();
      tell(run, steps, learnt);
    }
  }
  save(name, steps, learnt);
  tell(run, steps, learnt);
  await Promise.all(workers.map(({ worker }) => worker.terminate()));
}

const doublings = (steps: number): number => Math.floor(Math.log2(steps + 1));

/** Each time the steps have doubled, older regrets count half. */
function age(learnt: Regrets, before: number, after: number): void {
  if (doublings(after) > doublings(before)) learnt.halve();
}

function tell({ table }: Run, steps: number, learnt: Regrets): void {
  console.log(`after ${steps} steps, wins % alone among`);
  for (const rules of courses[table].tells) {
    const rates = Object.entries(types).map(([type, habits]) => {
      const rate = winsAmong(learnt.played(), () => habits, rules, 1000);
      return `${type} ${(100 * rate).toFixed(0)}`;
    });
    console.log(`  ${rules.players} players: ${rates.join(', ')}`);
  }
}
