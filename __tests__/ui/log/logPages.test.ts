import fc from 'fast-check';
import type { LogLine } from '../../../ui/log/logLine';
import { heightOf, linesPerPage, pagesIn, pagesInSight, typicalLine } from '../../../ui/log/logPages';

const turn = (step: number): LogLine => ({ step, text: `turn at ${step}`, kind: 'heading' });
const deed = (step: number): LogLine => ({ step, text: `deed at ${step}`, kind: 'said' });
/** Turns of this many lines each, their headings among them. */
const game = (...lengths: readonly number[]): readonly LogLine[] =>
  lengths.flatMap((length, step) => [turn(step), ...Array.from({ length: length - 1 }, () => deed(step))]);

const turns = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });

test('every line is on a page, in the order things happened', () => {
  fc.assert(
    fc.property(turns, (lengths) => {
      expect(pagesIn(game(...lengths)).flat(2)).toEqual(game(...lengths));
    }),
  );
});

test('no chapter is torn apart, and only the last page may hold few lines', () => {
  const pages = pagesIn(game(15, 30, 4, 4, 4, 10, 3));
  expect(pages.map((page) => page.map(({ length }) => length))).toEqual([[15, 30], [4, 4, 4, 10], [3]]);
});

test('a game that goes on changes no page that is full', () => {
  fc.assert(
    fc.property(turns, fc.integer({ min: 1, max: 40 }), (lengths, more) => {
      const before = pagesIn(game(...lengths)).filter((page) => page.flat().length >= linesPerPage);
      expect(pagesIn(game(...lengths, more)).slice(0, before.length)).toEqual(before);
    }),
  );
});

test('a page is as high as it was when it was drawn, and of a likely height before', () => {
  const [page = []] = pagesIn(game(20));
  expect(heightOf(page, 0, {})).toBe(20 * typicalLine);
  expect(heightOf(page, 0, { 0: 431 })).toBe(431);
});

test('what is in sight is drawn, with as much again above and below', () => {
  const pages = pagesIn(game(...Array.from({ length: 10 }, () => 20)));
  const heights = Object.fromEntries(pages.map((_, index) => [index, 100]));
  const near = (from: number, height: number) => [...pagesInSight(pages, heights, { from, height })];
  expect(near(0, 150)).toEqual([0, 1, 2]);
  expect(near(450, 100)).toEqual([3, 4, 5, 6]);
  expect(near(900, 100)).toEqual([8, 9]);
});
