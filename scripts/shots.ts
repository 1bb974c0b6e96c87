import { relative, resolve } from 'node:path';
import { stat } from 'node:fs/promises';
import { launchBrowser } from '../__tests__/e2e/support/browser';
import { keptMatch } from '../__tests__/e2e/support/coup';
import { keptSettings } from '../__tests__/e2e/support/kept';
import { Phone, type Size, type Theme } from '../__tests__/e2e/support/phone';
import { picture } from '../__tests__/e2e/support/pictures';
import { exportedApp, serve } from '../__tests__/e2e/support/site';
import { matchAt, places, type Place } from '../__tests__/e2e/support/tables';
import { tour, troubledDevice, type Stop } from '../__tests__/e2e/support/tour';
import { languages, type Language } from '../__tests__/e2e/support/words';

// Pictures of the exported app for people to look at: `npm run shots`, or with `--readme` those in the README.

interface Walk {
  readonly language: Language;
  readonly theme: Theme;
  readonly size: Size;
}

const themes: readonly Theme[] = ['dark', 'light'];
const sizes: readonly Size[] = ['phone', 'tablet'];

const everyWalk: readonly Walk[] = languages.flatMap((language) =>
  themes.flatMap((theme) => sizes.map((size) => ({ language, theme, size }))),
);

/** Enough to see how the app looks. */
const worthSeeing: ReadonlySet<Stop> = new Set([
  'home',
  'cast',
  'sheet',
  'settings',
  'names',
  'curtain-down',
  'curtain-up',
  'table-up',
]);

/** Each language once, and each thing that sets the app apart. */
const inReadme: readonly (Walk & { readonly stop: Stop; readonly as: string })[] = [
  { language: 'fa', theme: 'dark', size: 'phone', stop: 'home', as: 'home-fa' },
  { language: 'ru', theme: 'dark', size: 'phone', stop: 'curtain-down', as: 'curtain-ru' },
  { language: 'en', theme: 'dark', size: 'phone', stop: 'curtain-up', as: 'card-en' },
  { language: 'he', theme: 'light', size: 'phone', stop: 'cast', as: 'cast-he' },
  { language: 'fa', theme: 'light', size: 'phone', stop: 'settings', as: 'settings-fa' },
];

/** Tables worth seeing, in the README too. */
const tablesInReadme = [
  { language: 'ru', theme: 'dark', size: 'phone', place: 'claim', as: 'claim-ru' },
  { language: 'fa', theme: 'dark', size: 'phone', place: 'act', as: 'act-fa' },
  { language: 'en', theme: 'dark', size: 'tablet', place: 'ten', as: 'ten-en' },
] as const;

async function main(): Promise<void> {
  const readme = process.argv.includes('--readme');
  const site = await serve(exportedApp());
  const browser = await launchBrowser();

  /** The name and the folder of a picture at this stop, if one is wanted. */
  function wanted({ language, theme, size }: Walk, stop: Stop): [string, string?] | null {
    if (!readme) return worthSeeing.has(stop) ? [`${stop}-${language}-${theme}-${size}`] : null;
    const found = inReadme.find(
      (shot) =>
        shot.stop === stop && shot.language === language && shot.theme === theme && shot.size === size,
    );
    return found ? [found.as, resolve('docs/pictures')] : null;
  }

  async function walk(way: Walk): Promise<void> {
    const phone = await Phone.fresh(browser, site, { ...way, kept: troubledDevice(way.language) });
    await tour(phone, async (stop) => {
      const shot = wanted(way, stop);
      if (shot === null) return;
      await phone.letters();
      const file = await picture(phone, ...shot);
      console.log(`${relative('.', file)}  ${Math.round((await stat(file)).size / 1000)} kB`);
    });
    await phone.close();
  }

  /** A game as it stands at one of its questions. */
  async function table({ language, theme, size }: Walk, place: Place, name: string, folder?: string) {
    const phone = await Phone.fresh(browser, site, {
      language,
      theme,
      size,
      kept: { ...keptMatch(matchAt(language, place)), ...keptSettings(language, { uncover: 'tapTwice' }) },
    });
    await phone.visit('/coup');
    await place.then?.(phone);
    await phone.letters();
    console.log(relative('.', await picture(phone, name, folder)));
    await phone.close();
  }

  async function tables(): Promise<void> {
    if (readme)
      for (const { place: id, as, ...way } of tablesInReadme) {
        const place = places.find((one) => one.id === id);
        if (place) await table(way, place, as, resolve('docs/pictures'));
      }
    else
      for (const way of everyWalk.filter(({ theme }) => theme === 'dark'))
        for (const place of places) await table(way, place, `${place.id}-${way.language}-${way.size}`);
  }

  try {
    const ways = readme
      ? everyWalk.filter((way) =>
          inReadme.some((s) => s.language === way.language && s.theme === way.theme && s.size === way.size),
        )
      : everyWalk;
    const waiting = [...ways];
    const worker = async () => {
      for (let way = waiting.shift(); way; way = waiting.shift()) await walk(way);
    };
    await Promise.all([worker(), worker()]);
    await tables();
  } finally {
    await browser.close();
    await site.close();
  }
}

void main();
