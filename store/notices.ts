import { create } from 'zustand';
import type { Unreadable } from './storage';

/** What the app remembers, by the name a notice calls it. */
export type Remembered = 'settings' | 'names' | 'table' | 'match' | 'history';

/** Something that went wrong behind the scenes and that a person should read about once. */
export interface Notice {
  readonly problem: Unreadable | 'full';
  readonly of: Remembered;
}

export const useNotices = create<readonly Notice[]>(() => []);

const same = (a: Notice, b: Notice) => a.problem === b.problem && a.of === b.of;

/** A disk that is full stays full for the next change too: the same notice is not posted twice. */
export function post(notice: Notice): void {
  if (!useNotices.getState().some((posted) => same(posted, notice)))
    useNotices.setState((posted) => [...posted, notice], true);
}

export function dismiss(notice: Notice): void {
  useNotices.setState((posted) => posted.filter((other) => !same(other, notice)), true);
}
