import type { Browser } from '@playwright/test';
import { everythingFetched } from '../../tools/browser/chunks';
import { neverIdle } from '../../tools/browser/idle';
import { Phone } from '../../tools/browser/phone';
import type { Site } from '../../tools/browser/site';
import { noted } from './noted';

/** Notes when something was pressed, and when the frame is done in which another screen stands in the page. */
const watchForNextScreen = `
  addEventListener('click', () => { globalThis.pressedAt = performance.now(); }, true);
  const before = document.querySelectorAll('[role=main]').length;
  new MutationObserver((_, observer) => {
    if (document.querySelectorAll('[role=main]').length === before) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { globalThis.openingTook = performance.now() - globalThis.pressedAt; };
      port2.postMessage(null);
    });
  }).observe(document.body, { childList: true, subtree: true });
`;

/** How long it takes from the press on a door to the first frame of what is behind it, in milliseconds. */
async function opening({ page }: Pick<Phone, 'page'>, throttle: number, press: () => Promise<void>) {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(watchForNextScreen);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await press();
  return noted(page, 'openingTook');
}

/** Opening a second page as empty as the first. */
export async function measureEmptyOpening(browser: Browser, site: Site, throttle: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site.url);
  const door = page.getByRole('button');
  await door.waitFor();
  const took = await opening({ page }, throttle, () => door.click());
  await context.close();
  return took;
}

/** Opening the page of a new game, fetched in an idle moment before. */
export async function measureOpening(browser: Browser, site: Site, throttle: number): Promise<number> {
  const phone = await Phone.fresh(browser, site, { language: 'fa', moving: true, ticking: true });
  await phone.visit('/');
  await everythingFetched(phone);
  const took = await opening(phone, throttle, () => phone.enter('together'));
  await phone.close();
  return took;
}

/** The first game of somebody who presses before anything was fetched ahead. */
export async function measureFirstOpening(browser: Browser, site: Site, throttle: number): Promise<number> {
  const phone = await Phone.fresh(browser, site, { language: 'fa', moving: true, ticking: true });
  await neverIdle(phone.page.context());
  await phone.visit('/');
  const took = await opening(phone, throttle, () => phone.enter('together'));
  await phone.close();
  return took;
}
