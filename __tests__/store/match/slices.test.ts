import { inSlices } from '../../../store/match/slices';

/** What a step of the work costs, in milliseconds. Nothing else takes time here. */
let clock = 0;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Adds up numbers, one a step. */
function* sum(numbers: readonly number[], cost: number): Generator<undefined, number, undefined> {
  let total = 0;
  for (const number of numbers) {
    clock += cost;
    total += number;
    yield;
  }
  return total;
}

const numbers = Array.from({ length: 40 }, (_, index) => index);
const total = 780;

/** Lets the thread come round again and again; gives back how long it was held each time. */
function heldTimes(): readonly number[] {
  const held: number[] = [];
  while (jest.getTimerCount() > 0) {
    const before = clock;
    jest.runOnlyPendingTimers();
    held.push(clock - before);
  }
  return held;
}

test.each([
  [0, 1],
  [1, 5],
  [3, 14],
  [8, 40],
  [20, 40],
])('at %d ms a step the thread is free after each slice, and the sum is the same', (cost, slices) => {
  const onDone = jest.fn();
  inSlices(sum(numbers, cost), onDone);
  const held = heldTimes().filter((time) => time > 0 || cost === 0);
  expect(held).toHaveLength(slices);
  // A slice ends at the first pause after eight milliseconds.
  expect(Math.max(...held)).toBeLessThan(8 + Math.max(1, cost));
  expect(onDone.mock.calls).toEqual([[total]]);
});

test('others have their turn in between', () => {
  const turns: string[] = [];
  inSlices(sum(numbers, 5), () => turns.push('done'));
  setTimeout(() => turns.push('a frame'), 0);
  jest.runAllTimers();
  expect(turns).toEqual(['a frame', 'done']);
});

test('nothing begins before it can be given up', () => {
  const onDone = jest.fn();
  const giveUp = inSlices(sum([1], 0), onDone);
  expect(onDone).not.toHaveBeenCalled();
  giveUp();
  expect(heldTimes()).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});

test('half done it can be given up, and goes no further', () => {
  const onDone = jest.fn();
  const giveUp = inSlices(sum(numbers, 5), onDone);
  jest.runOnlyPendingTimers();
  jest.runOnlyPendingTimers();
  const before = clock;
  giveUp();
  expect(heldTimes()).toEqual([]);
  expect(clock).toBe(before);
  expect(onDone).not.toHaveBeenCalled();
});
