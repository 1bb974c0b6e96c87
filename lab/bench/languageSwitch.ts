import type { Browser } from '@playwright/test';
import { Phone } from '../../tools/browser/phone';
import type { Site } from '../../tools/browser/site';
import { languages, type Language } from '../../tools/browser/words';
import { noted } from './noted';

export interface Switch {
  readonly from: Language;
  readonly to: Language;
  /** From the press to the end of the first frame in the new language, in milliseconds. */
  readonly took: number;
}

const watchForLanguage = `
  addEventListener('click', () => { globalThis.pressedAt = performance.now(); }, true);
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { globalThis.switchTook = performance.now() - globalThis.pressedAt; };
      port2.postMessage(null);
    });
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
`;

/** A walk on which each language follows each other one once. */
const walk: readonly Language[] = [
  'fa',
  'he',
  'fa',
  'ru',
  'fa',
  'en',
  'he',
  'ru',
  'he',
  'en',
  'ru',
  'en',
  'fa',
];

/** Switches from every language to every other in the settings, with the letters of all of them at hand. */
export async function measureSwitches(browser: Browser, site: Site, throttle: number): Promise<Switch[]> {
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
  await phone.page.evaluate(watchForLanguage);
  const cdp = await phone.cdp();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });

  const switches: Switch[] = [];
  for (const [index, to] of walk.entries()) {
    const from = walk[index - 1];
    if (from === undefined) continue;
    await phone.page.evaluate('void (globalThis.switchTook = undefined)');
    await choose(to);
    switches.push({ from, to, took: await noted(phone.page, 'switchTook') });
  }
  await phone.close();
  return switches;
}
