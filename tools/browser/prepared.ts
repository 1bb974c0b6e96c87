/** What the phone of a test has and no other: chance that repeats itself, entries that are already there. */
import type { BrowserContext } from '@playwright/test';

/** What lies on the device before the app is opened for the first time. */
export async function keep(context: BrowserContext, kept: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript((entries) => {
    if (location.protocol !== 'http:') return;
    // Only what lay there before the first visit: later ones must find what the app has written.
    if (sessionStorage.getItem('visited') !== null) return;
    sessionStorage.setItem('visited', 'yes');
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, kept);
}

/** Chance that repeats itself, so that what a test finds it finds again. */
export async function draw(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript((start) => {
    let state = start;
    const next = () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
      return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    Math.random = () => next() / 2 ** 32;
    Crypto.prototype.getRandomValues = (values) => {
      if (values instanceof Uint32Array) values.forEach((_, at) => (values[at] = next()));
      return values;
    };
  }, seed);
}

/** As a reader sets it in the browser: the root's size of text, which everything in `rem` follows. */
export async function enlarge(context: BrowserContext, percent: number): Promise<void> {
  await context.addInitScript((size) => {
    const style = document.createElement('style');
    style.textContent = `html { font-size: ${size}% }`;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.documentElement.append(style);
    }).observe(document, { childList: true });
  }, percent);
}
