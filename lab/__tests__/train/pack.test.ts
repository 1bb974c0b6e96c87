import { decodeTable, kindList, numberOfKind, weightsIn, type Printed } from '../../../engine/coup/lab';
import { Learning } from '../../train/learning';
import { packed, quantised } from '../../train/pack';
import { Averaging } from '../../train/average';
import { Regrets, type Strategy } from '../../train/strategy';

const printed = (rows: string): Printed => ({
  origin: { commit: '', seed: 1, steps: 0, mix: 0, lanes: 1 },
  rows,
});

const enough = 20;

/** A learner that has met the first rows of acting often enough; the numbers are its regrets, row by row. */
function learntBy(missed: readonly (readonly number[])[]): Regrets {
  const learnt = new Regrets();
  const { grains = [] } = kindList[numberOfKind.act] ?? {};
  missed.forEach((row, number) => {
    for (const { by, firstRow } of grains) learnt.visits[firstRow + Math.floor(number / by)] = enough;
    row.forEach((regret, answer) => {
      learnt.regrets[(grains[0]?.firstSlot ?? 0) + number * 12 + answer] = regret;
    });
  });
  return learnt;
}

const all = 0xfff;

test('what is packed and read again is what was learnt, in fifteenths', () => {
  const rows = [[0.5, 0.25, 0.25], [0, 0, 0, 1.2], [], [0.4, 0, 0.2, 0, 0, 0, 0, 0, 0, 0, 0, 0.6]];
  const table = decodeTable(printed(packed(learntBy(rows), enough).rows));
  const told = (row: number, open: number) =>
    weightsIn(table, { kind: numberOfKind.act, row, unread: row, open });
  expect(told(0, all).slice(0, 4)).toEqual([7, 4, 4, 0]);
  expect(told(1, all).slice(0, 5)).toEqual([0, 0, 0, 1, 0]);
  expect(told(3, all)).toEqual([5, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 8]);
  expect(told(3, 0b101)).toEqual([5, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('where nothing was learnt every open answer is as likely', () => {
  const table = decodeTable(printed(packed(learntBy([]), enough).rows));
  expect(weightsIn(table, { kind: numberOfKind.act, row: 9, unread: 9, open: 0b1011 }).slice(0, 4)).toEqual([
    1, 1, 0, 1,
  ]);
});

test('what is hardly ever done is left out, and the rest is a whole', () => {
  expect(quantised([97.5, 2.5])).toEqual([15, 0]);
  expect(quantised([1, 1, 1])).toEqual([5, 5, 5]);
  expect(quantised([0, 0])).toEqual([0, 0]);
});

test('a damaged table is refused: cut off, with a letter that is none, with something added', () => {
  const { rows } = packed(learntBy([[0.5, 0.5]]), enough);
  for (const damaged of [rows.slice(0, -8), rows.replace(/.$/, '?'), `${rows}AAAA`])
    expect(() => decodeTable(printed(damaged))).toThrow('table');
});

test('the same seed and the same steps teach the same', () => {
  const learn = (seed: number) => {
    const learnt = new Regrets();
    const learning = new Learning(
      { company: () => () => 'learner', rules: () => ({ players: 3 }) },
      learnt,
      seed,
    );
    for (let step = 0; step < 50; step++) learning.step(step);
    return Buffer.from(learnt.regrets.buffer as ArrayBuffer);
  };
  const first = learn(5);
  expect(learn(5).equals(first)).toBe(true);
  expect(learn(6).equals(first)).toBe(false);
});

describe('one that averages', () => {
  const situation = { kind: numberOfKind.challenge, row: 7, unread: 7, open: 0b11 };
  const told = (learnt: Strategy) => {
    const chances = new Float64Array(20);
    learnt.chancesIn(situation, chances, new Int16Array());
    return Array.from(chances.subarray(0, 2));
  };

  test('is printed half as it has played on the whole, half as it would play now', () => {
    const learnt = new Averaging();
    learnt.learn(situation, Float64Array.of(0.75, 0.25), Float64Array.of(1, 0));
    learnt.learn(situation, Float64Array.of(0.25, 0.75), Float64Array.of(1, 0));
    expect(told(learnt)).toEqual([1, 0]);
    expect(told(learnt.played())).toEqual([0.75, 0.25]);
  });

  test('learns in lanes: what each has learnt since is put together', () => {
    const [common, lane] = [new Averaging(), new Averaging()];
    common.learn(situation, Float64Array.of(1, 0), Float64Array.of(0, 0));
    lane.become(common);
    lane.learn(situation, Float64Array.of(0, 1), Float64Array.of(0, 0));
    lane.since(common);
    common.add(lane);
    expect(told(common.played())).toEqual([0.5, 0.5]);
  });
});
