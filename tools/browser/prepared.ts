/** What the phone of a test has and no other: chance that repeats itself, time that jumps, entries that are already there. */
import type { BrowserContext } from 'playwright-core';
import { languages, words } from './words';

/** How long somebody looks before they touch, in milliseconds. */
const patience = 600;

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

/**
 * Whoever touches something has seen it first. Nobody waits for that: whenever a finger or a key goes down, the page's
 * time jumps past every guard, that of what has appeared and that of a curtain that fell.
 */
export async function takeTime(context: BrowserContext): Promise<void> {
  await context.addInitScript((patience) => {
    const now = performance.now.bind(performance);
    let skipped = 0;
    let looksFor = patience;
    performance.now = () => now() + skipped;
    const wait = () => (skipped += looksFor);
    addEventListener('pointerdown', wait, true);
    addEventListener('keydown', ({ repeat }) => repeat || wait(), true);
    addEventListener('hurry', () => (looksFor = 0));
  }, patience);
}

export type FramePage = typeof globalThis & {
  /** Resolves once the next frame has been shown, also while the page's own clock is stopped. */
  frameShown(): Promise<void>;
};

/** A touch is over before the page has heard of it; a frame later it has. To be called before the page's clock is replaced. */
export async function showFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const [frame, wait] = [requestAnimationFrame.bind(globalThis), setTimeout.bind(globalThis)];
    (globalThis as FramePage).frameShown = () => new Promise((done) => frame(() => wait(done, 0)));
  });
}

/** Whoever plays touches a showdown away in the moment it comes up: a finger on its button, as soon as that is there. */
export async function hastenShowdowns(context: BrowserContext): Promise<void> {
  const goOn = languages.map((language) => words[language].match.showdown.goOn);
  await context.addInitScript((names) => {
    const hasten = () => {
      for (const dialog of document.querySelectorAll('[role=dialog]')) {
        // A question that lies over the page may offer the same words beside others.
        const [button, another] = dialog.querySelectorAll<HTMLElement>('button');
        if (!button || another || !names.includes(button.innerText.trim())) continue;
        dispatchEvent(new PointerEvent('pointerdown'));
        // Counted as a finger's: a key may still be down that has brought it about.
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      }
    };
    new MutationObserver(hasten).observe(document, { childList: true, subtree: true, attributes: true });
    // A touch that came too early for the guard is tried again.
    setInterval(hasten, 200);
  }, goOn);
}

/** What waits for seconds waits for minutes. */
export async function slowDown(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { setTimeout: wait } = window;
    const slowly = (work: () => void, after = 0) => wait(work, after < 2000 ? after : 60 * after);
    Object.assign(window, { setTimeout: slowly });
  });
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
