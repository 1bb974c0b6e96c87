import type { Phone } from './phone';

type IdleWork = (deadline: IdleDeadline) => void;
/** What the page would do in an idle moment, by the number it got for it. */
type IdlePage = typeof globalThis & { idleWork: Map<number, IdleWork> };

/** A browser that always has something better to do: no idle moment comes unless it is given. Before the first visit. */
export const neverIdle = ({ page }: Phone) =>
  page.addInitScript(() => {
    const here = globalThis as IdlePage;
    let asked = 0;
    here.idleWork = new Map();
    here.requestIdleCallback = (work) => {
      here.idleWork.set(++asked, work);
      return asked;
    };
    here.cancelIdleCallback = (number) => void here.idleWork.delete(number);
  });

/** Gives such a browser one idle moment, with time for everything that has been put off so far. */
export const idleMoment = ({ page }: Phone) =>
  page.evaluate(() => {
    const { idleWork } = globalThis as IdlePage;
    const works = [...idleWork.values()];
    idleWork.clear();
    for (const work of works) work({ didTimeout: false, timeRemaining: () => 50 });
  });
