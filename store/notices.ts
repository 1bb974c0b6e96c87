import { create } from 'zustand';
import type { Unreadable } from './storage';

/** What the app remembers, by the name a notice calls it. */
export type Remembered = 'settings' | 'names' | 'table' | 'match' | 'history' | 'places' | 'lessons';

/** Something that went wrong behind the scenes and that a person should read about once. */
export interface Notice {
  /**
   * Beside what storage says: `mended` was damaged and put together again, `returned` was put aside by an older app,
   * and `elsewhere` has gone on in another window.
   */
  readonly problem: Unreadable | 'full' | 'mended' | 'returned' | 'elsewhere';
  readonly of: Remembered;
}

/** What is to be read now. */
export const useNotices = create<readonly Notice[]>(() => []);

/** What the device cannot keep at the moment, by key. The person was told once; from then on only a mark shows it. */
export const useUnkept = create<ReadonlyMap<string, Notice>>(() => new Map());

const same = (a: Notice, b: Notice) => a.problem === b.problem && a.of === b.of;

/** What is still to be read is not posted twice. */
export function post(notice: Notice): void {
  if (!useNotices.getState().some((posted) => same(posted, notice)))
    useNotices.setState((posted) => [...posted, notice], true);
}

export function dismiss(notice: Notice): void {
  useNotices.setState((posted) => posted.filter((other) => !same(other, notice)), true);
}

/** The device will not keep what belongs under this key: told once, until it has kept it again. */
export function tellUnkept(key: string, notice: Notice): void {
  const unkept = useUnkept.getState();
  if (![...unkept.values()].some((told) => same(told, notice))) post(notice);
  useUnkept.setState(new Map(unkept).set(key, notice), true);
}

/** What belongs under this key is safe, or no longer wanted: nothing said of it is true any more. */
export function settle(key: string): void {
  const unkept = new Map(useUnkept.getState());
  const notice = unkept.get(key);
  if (!notice) return;
  unkept.delete(key);
  useUnkept.setState(unkept, true);
  if (![...unkept.values()].some((told) => same(told, notice))) dismiss(notice);
}

/** Somebody wants to know what the mark means. */
export const tellAgain = (): void => [...useUnkept.getState().values()].forEach(post);
