import { curtainOf } from './curtain';
import { keptNames } from './kept';
import type { House } from './house';
import type { Phone, PhoneOptions } from './phone';

export const nameField = (phone: Phone, seat: number) =>
  phone.field(phone.fill(phone.words.rehearsal.nameOf, { number: seat }));

/** Writes down who sits at the table, with a chair for each. */
export async function seat(phone: Phone, ...names: string[]): Promise<void> {
  const { add } = phone.words.rehearsal;
  const chairs = phone.page.getByRole('textbox');
  while ((await chairs.count()) < names.length) await phone.press(add);
  for (const [index, name] of names.entries()) await nameField(phone, index + 1).fill(name);
}

/** A phone on which a rehearsal was begun from the first page by players who have sat here before. */
export async function rehearsing(
  house: House,
  names: readonly [string, string, ...string[]],
  options: PhoneOptions,
): Promise<Phone> {
  const phone = await house.phone({ ...options, kept: { ...keptNames(...names), ...options.kept } });
  await phone.enter('rehearsal');
  await phone.press(phone.words.rehearsal.deal);
  await curtainOf(phone, names[0]).waitFor();
  return phone;
}
