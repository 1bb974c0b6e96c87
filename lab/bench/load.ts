import type { Browser } from '@playwright/test';
import type { Site } from '../../tools/browser/site';
import { noted } from './noted';

export interface Load {
  /** From the start of the navigation to the first frame that shows the app's screen, in milliseconds. */
  readonly screen: number;
  /** The browser's own figure; an empty screen has none. */
  readonly contentfulPaint: number | null;
}

/** Runs before the page's own scripts: notes when a screen stands in the page and the frame with it is done. */
const watchForScreen = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#root [role=main]')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { globalThis.screenAt = performance.now(); };
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
`;

/** One first visit, by a browser that has never seen the app, on a processor so many times slower. */
export async function measureLoad(browser: Browser, site: Site, throttle: number): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fa' });
  const page = await context.newPage();
  await page.addInitScript(watchForScreen);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(site.url);
  const screen = await noted(page, 'screenAt');
  const paint = await page.evaluate<number | null>(
    `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null`,
  );
  await context.close();
  return { screen, contentfulPaint: paint };
}
