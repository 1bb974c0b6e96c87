import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { idleMoment } from './idle';
import type { Phone } from './phone';

const isScript = (address: string) => address.endsWith('.js');

/** The chunks among what a phone has asked for, by the names of their files without the fingerprint. */
export const chunksOf = ({ requests }: Phone): string[] =>
  requests.filter(isScript).map((address) => basename(address, '.js').replace(/-[0-9a-f]{32}$/, ''));

/** Gives the page idle moments until it has fetched every part of the app. */
export async function everythingFetched(phone: Phone): Promise<void> {
  const all = readdirSync(phone.site.folder, { recursive: true, encoding: 'utf8' }).filter(isScript);
  const isMissing = (file: string) => !phone.requests.some((address) => address.endsWith(file));
  while (all.some(isMissing)) {
    await idleMoment(phone.page);
    await phone.settle();
  }
}
