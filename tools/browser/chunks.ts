import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Phone } from './phone';

const isScript = (address: string) => address.endsWith('.js');

/** The chunks among what a phone has asked for, by the names of their files without the fingerprint. */
export const chunksOf = ({ requests }: Phone): string[] =>
  requests.filter(isScript).map((address) => basename(address, '.js').replace(/-[0-9a-f]{32}$/, ''));

/** Waits until the page has fetched every part of the app, as it does when there is nothing else to do. */
export async function everythingFetched({ page, site }: Phone): Promise<void> {
  const files = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter(isScript);
  await page.waitForFunction((all) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return all.every((file) => fetched.some((name) => name.endsWith(file)));
  }, files);
}
