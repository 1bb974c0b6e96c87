import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { Phone } from '../../tools/browser/phone';
import type { Site } from '../../tools/browser/site';
import { languages, type Language } from '../../tools/browser/words';

export interface Fonts {
  readonly language: Language;
  readonly files: number;
  readonly bytes: number;
}

/** What each language fetches to be written in. */
export async function measureFonts(browser: Browser, site: Site, folder: string): Promise<Fonts[]> {
  const measured: Fonts[] = [];
  for (const language of languages) {
    const phone = await Phone.on(browser, site, '/', { language, ticking: true });
    await phone.page.waitForLoadState('networkidle');
    const paths = new Set(
      phone.requests
        .map((address) => decodeURI(new URL(address).pathname))
        .filter((path) => path.endsWith('.ttf')),
    );
    const sizes = await Promise.all([...paths].map(async (path) => (await stat(join(folder, path))).size));
    measured.push({ language, files: paths.size, bytes: sizes.reduce((sum, size) => sum + size, 0) });
    await phone.close();
  }
  return measured;
}
