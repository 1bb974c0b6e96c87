import { guardTime, isMeant, startledTime } from '../../../ui/guard/guard';

jest.mock('../../../ui/guard/guard', () => jest.requireActual('../../../ui/guard/guard'));

const appearedAt = 10_000;
const leftByItselfAt = -Infinity;

test.each([
  [-5000, false],
  [0, false],
  [guardTime - 1, false],
  [guardTime, true],
  [60_000, true],
])('a press that began %i ms after the thing appeared counts: %s', (after, counts) => {
  expect(isMeant({ appearedAt, leftByItselfAt, beganAt: appearedAt + after })).toBe(counts);
});

test('a press on what is not on screen yet does nothing', () => {
  expect(isMeant({ appearedAt: Infinity, leftByItselfAt, beganAt: appearedAt })).toBe(false);
});

test.each([
  [0, false],
  [startledTime - 1, false],
  [startledTime, true],
])('a press %i ms after what lay over the page has closed by itself counts: %s', (after, counts) => {
  expect(isMeant({ appearedAt: 0, leftByItselfAt: appearedAt, beganAt: appearedAt + after })).toBe(counts);
});
