import { curtainOf } from '../../../tools/browser/curtain';
import { keptNames } from '../../../tools/browser/kept';
import type { PhoneOptions } from '../../../tools/browser/device';
import type { Phone } from '../../../tools/browser/phone';
import type { App } from './test';

/** A phone on which a rehearsal was begun from the first page by players who have sat here before. */
export async function rehearsing(
  app: App,
  names: readonly [string, string, ...string[]],
  options: PhoneOptions,
): Promise<Phone> {
  const phone = await app.phone({ ...options, kept: { ...keptNames(...names), ...options.kept } });
  await phone.enter('rehearsal');
  await phone.press(phone.words.rehearsal.deal);
  await curtainOf(phone, names[0]).waitFor();
  return phone;
}
