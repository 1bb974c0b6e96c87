import * as v from 'valibot';
import type { Entry } from '../../../store/entry';
import { dismiss, tellAgain, useNotices, useUnkept } from '../../../store/notices';
import { forget, recall, remember, revise } from '../../../store/remember';

const entryAt = (key: string): Entry<number> => ({ key, version: 1, schema: v.number(), migrations: {} });
const score = entryAt('score');
const other = entryAt('other');
const full = { problem: 'full', of: 'match' } as const;

/** One more than lies there, or than is known here. */
const addOne = (known = 0) =>
  revise(
    'match',
    score,
    () => known,
    (value) => value + 1,
  );
const posted = () => useNotices.getState();
const isMarked = () => useUnkept.getState().size > 0;

/** Writing fails from now on, and then works again. */
function fill() {
  const spy = jest.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  return () => spy.mockRestore();
}

beforeEach(() => {
  useNotices.setState([], true);
  useUnkept.setState(new Map(), true);
});
afterEach(() => jest.restoreAllMocks());

describe('a device without room', () => {
  test('is told of once; dismissed, a mark remains until something has been kept again', () => {
    const empty = fill();
    remember('match', score, 1);
    expect([posted(), isMarked()]).toEqual([[full], true]);
    dismiss(full);
    for (const move of [2, 3, 4]) remember('match', score, move);
    expect([posted(), isMarked()]).toEqual([[], true]);
    empty();
    remember('match', score, 5);
    expect([posted(), isMarked()]).toEqual([[], false]);
    fill();
    remember('match', score, 6);
    expect(posted()).toEqual([full]);
  });

  test('is no longer told of once there is room, read or not', () => {
    const empty = fill();
    remember('match', score, 1);
    remember('match', other, 1);
    empty();
    remember('match', score, 2);
    expect([posted(), isMarked()]).toEqual([[full], true]);
    forget(other);
    expect([posted(), isMarked()]).toEqual([[], false]);
  });

  test('is told of again when somebody asks', () => {
    fill();
    remember('match', score, 1);
    dismiss(full);
    tellAgain();
    expect(posted()).toEqual([full]);
  });

  test('forgets no change that was made meanwhile', () => {
    remember('match', score, 1);
    const empty = fill();
    const { value } = addOne(addOne(1).value);
    empty();
    addOne(value);
    expect(recall('match', score, () => 0)).toBe(4);
  });
});

test('a reading that fails is told of once, changes nothing, and heals by itself', () => {
  remember('match', score, 20);
  const busy = jest.spyOn(localStorage, 'getItem').mockImplementation(() => {
    throw new Error('The database is locked.');
  });
  const locked = { problem: 'locked', of: 'match' } as const;
  expect(recall('match', score, () => 0)).toBe(0);
  expect(posted()).toEqual([locked]);
  dismiss(locked);
  expect(addOne()).toEqual({ value: 1, isKept: false });
  expect([posted(), isMarked()]).toEqual([[], true]);
  busy.mockRestore();
  expect(addOne()).toEqual({ value: 21, isKept: true });
  expect(isMarked()).toBe(false);
});
