import type { Browser, BrowserContext } from '@playwright/test';
import { stopClock, watchPages } from './clock';
import { neverIdle } from './idle';
import type { Language } from './words';

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  narrow: { width: 320, height: 568 },
  low: { width: 360, height: 640 },
  lying: { width: 844, height: 390 },
} as const;

export type Size = keyof typeof sizes;
export type Theme = 'dark' | 'light';

/** How a screen is seen: how large it is, in which light, and how large its reader wants text, in per cent. */
export interface Look {
  readonly size: Size;
  readonly theme: Theme;
  readonly textSize: number;
}

export interface PhoneOptions {
  /** What the browser says its owner reads; a language of the app, or any other code. */
  readonly speaks?: string;
  /** The language the page is then expected in. */
  readonly language: Language;
  readonly theme?: Theme;
  readonly size?: Size;
  /** Things move by default as little as they can: pictures and waits become exact. */
  readonly moving?: boolean;
  /** The reader's size of text, of the browser's usual 16px. */
  readonly textSize?: number;
  /** What an earlier visit, or somebody's editor, left on the device. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Where the page's luck starts from: the same number, the same cards. */
  readonly chance?: number;
  /** A mouse and a keyboard instead of a finger. */
  readonly desk?: boolean;
  /** Great moments stay for as long as they take; else they are touched away as soon as they come. */
  readonly watching?: boolean;
  /** The page's clock goes on by itself and idle moments come, for programs that measure how fast it is. */
  readonly ticking?: boolean;
}

/** A browser that is such a device, fresh out of the box. */
export async function deviceFor(browser: Browser, options: PhoneOptions): Promise<BrowserContext> {
  const { language, speaks = language, theme = 'dark', size = 'phone', desk = false } = options;
  const { kept, textSize, chance = 1 } = options;
  const context = await browser.newContext({
    locale: speaks,
    viewport: sizes[size],
    colorScheme: theme,
    reducedMotion: options.moving ? 'no-preference' : 'reduce',
    hasTouch: !desk,
    isMobile: !desk,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(30_000);
  // Scripts run through a compiler that marks every function by this name, also those that run in the page.
  await context.addInitScript('globalThis.__name ??= (named) => named;');
  await draw(context, chance);
  await watchPages(context);
  if (!options.ticking) {
    await stopClock(context);
    await neverIdle(context);
  }
  if (kept) await keep(context, kept);
  if (textSize !== undefined) await enlarge(context, textSize);
  return context;
}

/** What lies on the device before the app is opened for the first time. */
async function keep(context: BrowserContext, kept: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript((entries) => {
    if (location.protocol !== 'http:') return;
    // Only what lay there before the first visit: later ones must find what the app has written.
    if (sessionStorage.getItem('visited') !== null) return;
    sessionStorage.setItem('visited', 'yes');
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, kept);
}

/** Chance that repeats itself, so that what a test finds it finds again. */
async function draw(context: BrowserContext, seed: number): Promise<void> {
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
async function enlarge(context: BrowserContext, percent: number): Promise<void> {
  await context.addInitScript((size) => {
    const style = document.createElement('style');
    style.textContent = `html { font-size: ${size}% }`;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.documentElement.append(style);
    }).observe(document, { childList: true });
  }, percent);
}
