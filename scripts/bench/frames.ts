import type { Browser } from 'playwright-core';
import { keptMatch } from '../../__tests__/e2e/support/coup';
import { keptSettings } from '../../__tests__/e2e/support/kept';
import { Phone } from '../../__tests__/e2e/support/phone';
import type { Site } from '../../__tests__/e2e/support/site';
import { seated } from '../../__tests__/e2e/support/tables';

/** Notes how long each frame stays on screen, until it is asked. */
const watchFrames = `
  globalThis.frames = [];
  let last = performance.now();
  const note = (now) => { globalThis.frames.push(now - last); last = now; requestAnimationFrame(note); };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(note); });
`;

/** How long frames last while six bots play at their quickest visible pace: they think, coins travel, cards burn. */
export async function measureFrames(
  browser: Browser,
  site: Site,
  throttle: number,
  time: number,
): Promise<{ readonly playing: readonly number[]; readonly resting: readonly number[] }> {
  const match = seated('en', {
    book: 'persianPlus',
    players: 6,
    bots: 6,
    options: { factions: true, anarchist: true },
  });
  const framesOf = async (botPace: 'fast' | 'slow', wait: number) => {
    const phone = await Phone.on(browser, site, '/coup', {
      language: 'en',
      moving: true,
      kept: { ...keptMatch(match), ...keptSettings('en', { botPace, sound: false }) },
    });
    const cdp = await phone.cdp();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await phone.page.waitForTimeout(500);
    await phone.page.evaluate(watchFrames);
    await phone.page.waitForTimeout(wait);
    const frames = await phone.page.evaluate<number[]>('globalThis.frames');
    await phone.close();
    return frames;
  };
  // At the slow pace nothing stirs for the first two seconds: the same page at rest.
  return { resting: await framesOf('slow', 1500), playing: await framesOf('fast', time) };
}
