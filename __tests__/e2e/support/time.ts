import type { Phone } from '../../../tools/browser/phone';

/** Longer than any test takes to say so, in milliseconds, and shorter than a phone lies open untouched. */
const ahead = 30_000;

/** A timed phone's clock stands still, long after all on screen has appeared. It goes on, and fingers wait, only as told. */
export async function stopTime(phone: Phone): Promise<void> {
  await phone.hurry();
  const now = await phone.page.evaluate(() => Date.now());
  await phone.page.clock.pauseAt(now + ahead);
}

export const pass = (phone: Phone, milliseconds: number): Promise<void> =>
  phone.page.clock.runFor(milliseconds);
