import { setTimeout as sleep } from 'node:timers/promises';

/** As long as a slow machine may take to do what was asked of it, in milliseconds. */
const patience = 15_000;

/** Claims something again and again until it is so; in the end, what was wrong the last time. */
export async function soon(claim: () => Promise<void> | void): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await claim();
    } catch (problem) {
      if (Date.now() > until) throw problem;
      await sleep(50);
    }
  }
}
