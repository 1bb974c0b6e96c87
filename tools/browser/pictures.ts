import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Phone } from './phone';

const folder = resolve('.cache/shots');

/** Takes a picture of the screen as it is, for people to look at. */
export async function picture(phone: Phone, name: string, into = folder): Promise<string> {
  const file = join(into, `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  await phone.page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
  return file;
}

/** A test looks with other eyes; it takes pictures only where `PICTURES` is set, for a person who wants to see what it saw. */
export async function pictureOnRequest(phone: Phone, name: string): Promise<void> {
  if (process.env.PICTURES) await picture(phone, name);
}
