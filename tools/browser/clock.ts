import type { BrowserContext, Page } from '@playwright/test';

/** As long as anybody looks before they touch, in milliseconds: every guard of the app is over by then. */
const look = 600;

/** Nobody waits longer than this for a page on which something moves all the time. */
const longestWait = 20 * look;

/** When the day begins on which every test takes place. */
const beginning = new Date('2026-05-01T18:00:00Z');

/** What a page can tell by real frames, whatever its own clock does. */
export type WatchedPage = typeof globalThis & {
  /** Whether nothing has changed since the last time, once whatever was on its way is here and has been drawn. */
  hasRested(): Promise<boolean>;
  /** Resolves when something has been clicked, counted from the moment of asking. */
  clicked(): Promise<void>;
};

/**
 * The time of a page. It passes only when the test says so, however fast or slow the machine is: what takes a second
 * takes a second of this clock.
 */
export async function stopClock(context: BrowserContext): Promise<void> {
  await context.clock.install({ time: beginning });
  await context.clock.pauseAt(beginning);
}

/** Has to come before the clock is stopped, for it needs frames that go on. */
export const watchPages = (context: BrowserContext): Promise<unknown> => context.addInitScript(watchPage);

/** Runs in the page, so it brings all it needs. */
function watchPage(): void {
  const [frame, wait] = [requestAnimationFrame.bind(globalThis), setTimeout.bind(globalThis)];
  const onTheirWay = new Set<EventTarget>();
  let hasChanged = false;
  new MutationObserver((records) => {
    hasChanged = true;
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) onTheirWay.add(node);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const arrival of ['load', 'error'])
    document.addEventListener(arrival, ({ target }) => target && onTheirWay.delete(target), true);

  const shown = () => new Promise<void>((done) => frame(() => wait(done, 0)));
  const page = globalThis as WatchedPage;
  page.hasRested = async () => {
    await shown();
    while (onTheirWay.size > 0) await shown();
    await document.fonts.ready;
    const rested = !hasChanged;
    hasChanged = false;
    return rested;
  };
  page.clicked = () =>
    new Promise((done) => addEventListener('click', () => done(), { capture: true, once: true }));
}

/** Lets time pass on all pages of a browser, and everything happen that was due by then. */
export const pass = (page: Page, milliseconds: number): Promise<void> =>
  page.context().clock.runFor(milliseconds);

/** Lets time pass until a page has come to rest: for as long as somebody looks at it nothing has changed. */
export async function settle(page: Page, wait = pass): Promise<void> {
  for (let waited = 0; waited < longestWait; waited += look) {
    await wait(page, look);
    if (await hasRested(page)) return;
  }
}

/** False for a page that is being reloaded. */
const hasRested = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => (globalThis as WatchedPage).hasRested())
    .catch(async () => {
      await page.waitForLoadState();
      return false;
    });
