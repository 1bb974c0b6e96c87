import type { Phone } from './phone';

export const nameField = (phone: Phone, seat: number) =>
  phone.field(phone.fill(phone.words.players.nameOf, { number: seat }));

/** Writes down who sits at the table, with a chair for each; four stand there already. */
export async function seat(phone: Phone, ...names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    if (!(await phone.sees(nameField(phone, index + 1)))) await phone.press(phone.words.rehearsal.add);
    await phone.write(nameField(phone, index + 1), name);
  }
}
