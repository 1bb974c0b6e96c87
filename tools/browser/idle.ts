import type { BrowserContext, Page } from '@playwright/test';

type IdleWork = (deadline: IdleDeadline) => void;
/** What the page would do in an idle moment, by the number it got for it. */
type IdlePage = typeof globalThis & { idleWork: Map<number, IdleWork> };

/** A browser that is never idle: idle work waits until a moment is given to it, or until its own timeout. */
export const neverIdle = (context: BrowserContext) =>
  context.addInitScript(() => {
    const here = globalThis as IdlePage;
    let asked = 0;
    here.idleWork = new Map();
    here.requestIdleCallback = (work, { timeout } = {}) => {
      const number = ++asked;
      here.idleWork.set(number, work);
      if (timeout !== undefined)
        setTimeout(() => {
          if (here.idleWork.delete(number)) work({ didTimeout: true, timeRemaining: () => 0 });
        }, timeout);
      return number;
    };
    here.cancelIdleCallback = (number) => void here.idleWork.delete(number);
  });

/** Gives such a browser one idle moment, with time for all work that waits. */
export const idleMoment = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { idleWork = new Map() } = globalThis as Partial<IdlePage>;
    const works = [...idleWork.values()];
    idleWork.clear();
    for (const work of works) work({ didTimeout: false, timeRemaining: () => 50 });
  });
