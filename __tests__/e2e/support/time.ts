import type { Phone } from '../../../tools/browser/phone';

/** How far ahead a clock is stopped, in milliseconds: more than stopping it takes, less than an untouched phone stays uncovered. */
const ahead = 30_000;

/** Stops a timed phone's clock when all on screen may be pressed. From then on time passes, for fingers too, only by `pass`. */
export async function stopTime(phone: Phone): Promise<void> {
  await phone.hurry();
  const now = await phone.page.evaluate(() => Date.now());
  await phone.page.clock.pauseAt(now + ahead);
}

export const pass = (phone: Phone, milliseconds: number): Promise<void> =>
  phone.page.clock.runFor(milliseconds);
