import type { Phone } from './phone';

export const nameField = (phone: Phone, seat: number) =>
  phone.field(phone.fill(phone.words.players.nameOf, { number: seat }));

/** Writes down who sits at the table, with a chair for each. */
export async function seat(phone: Phone, ...names: string[]): Promise<void> {
  const { add } = phone.words.rehearsal;
  const chairs = phone.page.getByRole('textbox');
  for (let there = await chairs.count(); there < names.length; there++) {
    await phone.press(add);
    await chairs.nth(there).waitFor();
  }
  for (const [index, name] of names.entries()) await nameField(phone, index + 1).fill(name);
}
