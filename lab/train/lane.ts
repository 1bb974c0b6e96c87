import { parentPort, workerData } from 'node:worker_threads';
import { courses, type CourseName } from './courses';
import { Learning } from './learning';

/** What a thread is given: what all have learnt, and room for what it learns itself. */
export interface LaneData {
  readonly table: CourseName;
  readonly seed: number;
  readonly mix: number;
  readonly common: SharedArrayBuffer;
  readonly own: SharedArrayBuffer;
}

/** The steps of a block that fall to it. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** One thread of a run: learns its part of each block, from where all of them stood when it began. */
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
