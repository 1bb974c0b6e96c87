import type { Browser } from '@playwright/test';
import { everythingFetched } from '../../tools/browser/chunks';
import { Phone } from '../../tools/browser/phone';
import type { Site } from '../../tools/browser/site';
import { languages, type Language } from '../../tools/browser/words';

/** Written letter by letter; with each of them other places are found. */
const words: Readonly<Record<Language, string>> = { fa: 'کارت', he: 'ערעו', ru: 'пров', en: 'chal' };

/** Notes how long it is from a letter to the end of the first frame with what it has found. */
const watchForHits = `
  addEventListener('beforeinput', () => {
    const writtenAt = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { globalThis.searchTook = performance.now() - writtenAt; };
        port2.postMessage(null);
      });
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, true);
`;

/** Between two letters of somebody who writes fast, in milliseconds. */
const pause = 250;

/** Writes a word over the list of books, in every language, and says how long each letter took. */
export async function measureSearch(browser: Browser, site: Site, throttle: number): Promise<number[]> {
  const took: number[] = [];
  for (const language of languages) {
    const phone = await Phone.on(browser, site, '/rules', { language, ticking: true });
    const { page } = phone;
    await everythingFetched(phone);
    await page.evaluate(watchForHits);
    const cdp = await phone.cdp();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const field = page.getByRole('textbox');
    await field.focus();
    for (let time = 0; time < 3; time++) {
      for (const letter of words[language]) {
        await page.evaluate('void delete globalThis.searchTook');
        await page.keyboard.insertText(letter);
        await page.waitForFunction(() => 'searchTook' in globalThis);
        took.push(await page.evaluate<number>('globalThis.searchTook'));
        await page.waitForTimeout(pause);
      }
      await field.fill('');
      await page.waitForTimeout(pause);
    }
    await phone.close();
  }
  return took;
}
