import { relative, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { contactSheet, type Shot } from '../tools/browser/contactSheet';
import { launchBrowser } from '../tools/browser/launch';
import { sizes, type Size, type Theme } from '../tools/browser/device';
import { Phone } from '../tools/browser/phone';
import { picture } from '../tools/browser/pictures';
import { sights, type Sight } from '../tools/browser/sights';
import { exportedApp, serve, type Site } from '../tools/browser/site';
import { tour, troubledDevice } from '../tools/browser/tour';
import { languages, type Language } from '../tools/browser/words';

// Pictures of the exported app for people to look at, and a page with all of them side by side: `npm run shots`. By
// `npm run shots -- fa lying bomb` only those of these languages, on these screens, with this in their names. With
// `--readme` those in the README.

/** A screen, and how large its owner wants text, in per cent. */
const looks = {
  phone: { size: 'phone', textSize: 100 },
  low: { size: 'low', textSize: 100 },
  lying: { size: 'lying', textSize: 100 },
  tablet: { size: 'tablet', textSize: 100 },
  large: { size: 'phone', textSize: 200 },
} as const satisfies Readonly<Record<string, { size: Size; textSize: number }>>;

type LookName = keyof typeof looks;

const lookNames = Object.keys(looks) as LookName[];

interface Way {
  readonly language: Language;
  readonly look: LookName;
  readonly theme: Theme;
}

/** Both directions on every screen; where words are longest, on the phones. */
const seenOn: Readonly<Record<Language, readonly LookName[]>> = {
  en: lookNames,
  fa: lookNames,
  he: ['phone', 'low'],
  ru: ['phone', 'low', 'large'],
};

interface ReadmePicture extends Way {
  readonly of: string;
  readonly as: string;
}

/** Each language once, and each thing that sets the app apart. */
const inReadme: readonly ReadmePicture[] = [
  { language: 'fa', theme: 'dark', look: 'phone', of: 'home', as: 'home-fa' },
  { language: 'ru', theme: 'dark', look: 'phone', of: 'curtain-down', as: 'curtain-ru' },
  { language: 'he', theme: 'light', look: 'phone', of: 'cast', as: 'cast-he' },
  { language: 'ru', theme: 'dark', look: 'phone', of: 'claim', as: 'claim-ru' },
  { language: 'fa', theme: 'dark', look: 'phone', of: 'act', as: 'act-fa' },
  { language: 'en', theme: 'dark', look: 'tablet', of: 'ten', as: 'ten-en' },
];

/** What is to be taken: a name and a folder for each picture, or nothing. */
interface Order {
  readonly tours: readonly Way[];
  readonly tables: readonly Way[];
  wanted(way: Way, what: string): readonly [name: string, folder?: string] | null;
}

const isSameWay = (one: Way, other: Way) =>
  one.language === other.language && one.look === other.look && one.theme === other.theme;

const readmeOrder: Order = {
  tours: inReadme,
  tables: inReadme,
  wanted: (way, what) => {
    const found = inReadme.find((one) => one.of === what && isSameWay(one, way));
    return found ? [found.as, resolve('docs/pictures')] : null;
  },
};

/** Everything, or what these words leave of it. */
function orderOf(words: readonly string[]): Order {
  const chosen = <Value extends string>(all: readonly Value[]) => {
    const some = all.filter((one) => words.includes(one));
    return some.length === 0 ? all : some;
  };
  const named = words.filter((word) => ![...languages, ...lookNames].some((known) => known === word));
  const ways = chosen(languages).flatMap((language) =>
    chosen(lookNames)
      .filter((look) => seenOn[language].includes(look))
      .map((look): Way => ({ language, look, theme: 'dark' })),
  );
  const byDay = ways.filter(({ look }) => look === 'phone').map((way): Way => ({ ...way, theme: 'light' }));
  const atTables = named.some((word) => sights.some(({ id }) => id.includes(word)));
  return {
    tours: atTables ? [] : [...ways, ...byDay],
    tables: ways,
    wanted: ({ language, look, theme }, what) =>
      named.length === 0 || named.some((word) => what.includes(word))
        ? [`${what}-${language}-${look}${theme === 'light' ? '-light' : ''}`]
        : null,
  };
}

/** Ways that are worth setting out on, each once. */
const withoutDoubles = (ways: readonly Way[]): readonly Way[] =>
  ways.filter((way, at) => ways.findIndex((other) => isSameWay(way, other)) === at);

/** Takes pictures of the app as it is ordered, and remembers which. */
function photographer(browser: Browser, site: Site, order: Order) {
  const taken: Shot[] = [];
  const take = async (phone: Phone, way: Way, what: string) => {
    const wanted = order.wanted(way, what);
    if (wanted === null) return;
    await phone.settle();
    const file = await picture(phone, ...wanted);
    const { width, height } = sizes[looks[way.look].size];
    taken.push({ file, what, ...way, wide: width > height });
    console.log(relative('.', file));
  };
  const ofTour = async (way: Way) => {
    const { language, theme } = way;
    const kept = troubledDevice(language);
    const phone = await Phone.fresh(browser, site, { language, theme, ...looks[way.look], kept });
    await tour(phone, (stop) => take(phone, way, stop));
    await phone.close();
  };
  const ofTable = async (way: Way, sight: Sight) => {
    if (order.wanted(way, sight.id) === null) return;
    const { language, theme, look } = way;
    const options = { language, theme, ...looks[look], kept: sight.kept(language), watching: true };
    const phone = await Phone.on(browser, site, `/play/${sight.game}`, options);
    await sight.come(phone);
    await take(phone, way, sight.id);
    await phone.close();
  };
  return { taken, ofTour, ofTable };
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const forReadme = words.includes('--readme');
  const order = forReadme ? readmeOrder : orderOf(words);
  const site = await serve(exportedApp());
  const browser = await launchBrowser();
  const { taken, ofTour, ofTable } = photographer(browser, site, order);
  try {
    const waiting = withoutDoubles(order.tours).map((way) => () => ofTour(way));
    for (const way of withoutDoubles(order.tables))
      waiting.push(...sights.map((sight) => () => ofTable(way, sight)));
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await next().catch((error: unknown) => {
          process.exitCode = 1;
          console.error(error);
        });
    };
    await Promise.all([worker(), worker()]);
    if (!forReadme) console.log(relative('.', await contactSheet(taken)));
  } finally {
    await browser.close();
    await site.close();
  }
}

void main();
