import fc from 'fast-check';
import type { LogLine } from '../../../ui/replay/LogList';
import { heightOf, leafLines, leavesIn, leavesInSight, typicalLine } from '../../../ui/replay/leaves';

const turn = (step: number): LogLine => ({ step, text: `turn at ${step}`, kind: 'turn' });
const deed = (step: number): LogLine => ({ step, text: `deed at ${step}`, kind: 'claim' });
/** Turns of this many lines each, their headings among them. */
const game = (...lengths: readonly number[]): readonly LogLine[] =>
  lengths.flatMap((length, step) => [turn(step), ...Array.from({ length: length - 1 }, () => deed(step))]);

const turns = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });

test('every line is on a leaf, in the order things happened', () => {
  fc.assert(
    fc.property(turns, (lengths) => {
      expect(leavesIn(game(...lengths)).flat(2)).toEqual(game(...lengths));
    }),
  );
});

test('no chapter is torn apart, and only the last leaf may hold few lines', () => {
  const leaves = leavesIn(game(15, 30, 4, 4, 4, 10, 3));
  expect(leaves.map((leaf) => leaf.map(({ length }) => length))).toEqual([[15, 30], [4, 4, 4, 10], [3]]);
});

test('a game that goes on changes no leaf that is full', () => {
  fc.assert(
    fc.property(turns, fc.integer({ min: 1, max: 40 }), (lengths, more) => {
      const before = leavesIn(game(...lengths)).filter((leaf) => leaf.flat().length >= leafLines);
      expect(leavesIn(game(...lengths, more)).slice(0, before.length)).toEqual(before);
    }),
  );
});

test('a leaf is as high as it was when it was drawn, and of a likely height before', () => {
  const [leaf = []] = leavesIn(game(20));
  expect(heightOf(leaf, 0, {})).toBe(20 * typicalLine);
  expect(heightOf(leaf, 0, { 0: 431 })).toBe(431);
});

test('what is in sight is drawn, with as much again above and below', () => {
  const leaves = leavesIn(game(...Array.from({ length: 10 }, () => 20)));
  const heights = Object.fromEntries(leaves.map((_, index) => [index, 100]));
  const near = (from: number, height: number) => [...leavesInSight(leaves, heights, { from, height })];
  expect(near(0, 150)).toEqual([0, 1, 2]);
  expect(near(450, 100)).toEqual([3, 4, 5, 6]);
  expect(near(900, 100)).toEqual([8, 9]);
});
