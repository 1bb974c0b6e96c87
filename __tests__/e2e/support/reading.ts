import type { Locator } from '@playwright/test';
import type { Phone } from '../../../tools/browser/phone';
import type { Language } from '../../../tools/browser/words';

/** The families the letters of each language come from; the last one is for titles. */
export const lettersOf: Readonly<Record<Language, readonly [string, string, string]>> = {
  fa: ['Vazirmatn', 'VazirmatnSemiBold', 'Lalezar'],
  he: ['Rubik', 'RubikSemiBold', 'SuezOne'],
  ru: ['Rubik', 'RubikSemiBold', 'YesevaOne'],
  en: ['Rubik', 'RubikSemiBold', 'YesevaOne'],
};

/** The font the browser really drew a text with. */
export async function drawnWith(phone: Phone, text: Locator): Promise<string[]> {
  await text.evaluate((element) => element.setAttribute('data-drawn', ''));
  const cdp = await phone.cdp();
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-drawn]' });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  await text.evaluate((element) => element.removeAttribute('data-drawn'));
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

/** The language the page says it is in, and the way it runs. */
export const pageLanguage = (phone: Phone) =>
  phone.page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

/** How far a page is scrolled, told at something that lies on it. */
export const scrolledTo = (on: Locator): Promise<number> =>
  on.evaluate((element) => {
    let outer = element.parentElement;
    while (outer && getComputedStyle(outer).overflowY !== 'auto') outer = outer.parentElement;
    return outer?.scrollTop ?? 0;
  });
