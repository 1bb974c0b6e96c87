import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { everythingFetched } from '../../tools/browser/chunks';
import { neverIdle } from '../../tools/browser/idle';
import { Phone } from '../../tools/browser/phone';
import type { Site } from '../../tools/browser/site';
import { languages, type Language } from '../../tools/browser/words';

/** How many times slower than this machine the measured phone is. */
export const throttle = 4;

export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
}

/** A script for the page: does this when the next frame has been drawn. */
const afterFrame = (deed: string) => `requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { ${deed} };
  port2.postMessage(null);
});`;

/**
 * A script for the page. After each such event it notes in `took` how many milliseconds pass until the end of the first
 * frame in which the node has changed and the condition holds.
 */
const timeFrom = (event: string, node: string, changes: MutationObserverInit, condition = 'true') => `
  addEventListener('${event}', () => {
    const began = performance.now();
    const screens = () => document.querySelectorAll('[role=main]').length;
    const before = screens();
    new MutationObserver((_, observer) => {
      if (!(${condition})) return;
      observer.disconnect();
      ${afterFrame('globalThis.took = performance.now() - began;')}
    }).observe(${node}, ${JSON.stringify(changes)});
  }, true);
`;

/** The milliseconds that the page notes while somebody does this. The page's policy allows no text as code here. */
async function timed(page: Page, deed: () => Promise<unknown>): Promise<number> {
  await page.evaluate('void delete globalThis.took');
  await deed();
  const took = await page.waitForFunction(() => Reflect.get(globalThis, 'took') as number | undefined);
  return (await took.jsonValue()) ?? NaN;
}

export interface Load {
  /** From the start of the navigation to the first frame that shows the app's screen, in milliseconds. */
  readonly screen: number;
  /** The browser's own figure; an empty screen has none. */
  readonly contentfulPaint: number | null;
}

/** Runs before the page's own scripts. */
const timeFirstScreen = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#root [role=main]')) return;
    observer.disconnect();
    ${afterFrame('globalThis.took = performance.now();')}
  }).observe(document, { childList: true, subtree: true });
`;

/** The first visit of a browser that has never seen the app. */
export async function measureLoad(browser: Browser, site: Site): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fa' });
  const page = await context.newPage();
  await page.addInitScript(timeFirstScreen);
  await slowDown(page);
  const screen = await timed(page, () => page.goto(site.url));
  const contentfulPaint = await page.evaluate<number | null>(
    `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null`,
  );
  await context.close();
  return { screen, contentfulPaint };
}

/** From the press on a door to the first frame of the page behind it, in milliseconds. */
async function opening(page: Page, press: () => Promise<void>): Promise<number> {
  const changes = { childList: true, subtree: true };
  await page.evaluate(timeFrom('click', 'document.body', changes, 'screens() !== before'));
  await slowDown(page);
  return timed(page, press);
}

/** Opening the second page of the empty app. */
export async function measureEmptyOpening(browser: Browser, site: Site): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site.url);
  const door = page.getByRole('button');
  await door.waitFor();
  const took = await opening(page, () => door.click());
  await context.close();
  return took;
}

async function openingNewGame(browser: Browser, site: Site, arrive: (phone: Phone) => Promise<void>) {
  const phone = await Phone.fresh(browser, site, { language: 'fa', moving: true, ticking: true });
  await arrive(phone);
  const took = await opening(phone.page, () => phone.enter('together'));
  await phone.close();
  return took;
}

/** Opening the page of a new game, which was fetched in an idle moment before. */
export const measureOpening = (browser: Browser, site: Site): Promise<number> =>
  openingNewGame(browser, site, async (phone) => {
    await phone.visit('/');
    await everythingFetched(phone);
  });

/** The same by somebody who presses before anything was fetched ahead. */
export const measureFirstOpening = (browser: Browser, site: Site): Promise<number> =>
  openingNewGame(browser, site, async (phone) => {
    await neverIdle(phone.page.context());
    await phone.visit('/');
  });

/** A walk on which each language follows each other one once. */
const walk = ['fa', 'he', 'fa', 'ru', 'fa', 'en', 'he', 'ru', 'he', 'en', 'ru', 'en', 'fa'] as const;

/** Switches from every language to every other, with all their letters loaded: milliseconds by the two languages. */
export async function measureSwitches(browser: Browser, site: Site) {
  const phone = await Phone.on(browser, site, '/', { language: 'fa', moving: true, ticking: true });
  await phone.enter('settings');
  const choose = async (language: Language) => {
    await phone.press(phone.words.language[language], 'radio');
    phone.language = language;
    await phone.heading(phone.words.settings.title).waitFor();
  };
  for (const language of [...languages, 'fa'] as const) {
    await choose(language);
    await phone.page.waitForLoadState('networkidle');
  }
  const changes = { attributes: true, attributeFilter: ['lang'] };
  await phone.page.evaluate(timeFrom('click', 'document.documentElement', changes));
  await slowDown(phone.page);

  const switches: (readonly [name: string, took: number])[] = [];
  for (const [index, to] of walk.slice(1).entries())
    switches.push([`${walk[index]} → ${to}`, await timed(phone.page, () => choose(to))]);
  await phone.close();
  return switches;
}

/** Words to search for, written letter by letter: each letter changes what is found. */
const searched: Readonly<Record<Language, string>> = { fa: 'کارت', he: 'ערעו', ru: 'пров', en: 'chal' };

/** The milliseconds between two letters of somebody who writes fast. */
const pause = 250;

/** Searches all books in every language: milliseconds from each letter to the frame with its hits. */
export async function measureSearch(browser: Browser, site: Site): Promise<number[]> {
  const took: number[] = [];
  for (const language of languages) {
    const phone = await Phone.on(browser, site, '/rules', { language, ticking: true });
    const { page } = phone;
    await everythingFetched(phone);
    const changes = { childList: true, characterData: true, subtree: true };
    await page.evaluate(timeFrom('beforeinput', 'document.body', changes));
    await slowDown(page);
    const field = page.getByRole('textbox');
    await field.focus();
    for (let time = 0; time < 3; time++) {
      for (const letter of searched[language]) {
        took.push(await timed(page, () => page.keyboard.insertText(letter)));
        await page.waitForTimeout(pause);
      }
      await field.fill('');
      await page.waitForTimeout(pause);
    }
    await phone.close();
  }
  return took;
}

/** The font files that each language fetches, and their bytes. */
export async function measureFonts(browser: Browser, site: Site) {
  const measured: { readonly language: Language; readonly files: number; readonly bytes: number }[] = [];
  for (const language of languages) {
    const phone = await Phone.on(browser, site, '/', { language, ticking: true });
    await phone.page.waitForLoadState('networkidle');
    const paths = phone.requests.map((address) => decodeURI(new URL(address).pathname));
    const fonts = [...new Set(paths.filter((path) => path.endsWith('.ttf')))];
    const sizes = await Promise.all(fonts.map(async (path) => (await stat(join(site.folder, path))).size));
    measured.push({ language, files: fonts.length, bytes: sizes.reduce((sum, size) => sum + size, 0) });
    await phone.close();
  }
  return measured;
}
