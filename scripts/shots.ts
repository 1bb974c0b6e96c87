import { relative, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { contactSheet, type Shot } from '../tools/browser/contactSheet';
import { launchBrowser } from '../tools/browser/launch';
import { sizes, type Size, type Theme } from '../tools/browser/device';
import { Phone } from '../tools/browser/phone';
import { picture } from '../tools/browser/pictures';
import { sights, type Sight } from '../tools/browser/sights';
import { exportedApp, serve, type Site } from '../tools/browser/site';
import { tour, troubledDevice, type Stop } from '../tools/browser/tour';
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

class Photographer {
  readonly taken: Shot[] = [];
  private readonly browser: Browser;
  private readonly site: Site;
  private readonly order: Order;

  constructor(browser: Browser, site: Site, order: Order) {
    this.browser = browser;
    this.site = site;
    this.order = order;
  }

  async take(phone: Phone, way: Way, what: string): Promise<void> {
    const wanted = this.order.wanted(way, what);
    if (wanted === null) return;
    await phone.settle();
    const file = await picture(phone, ...wanted);
    const { width, height } = sizes[looks[way.look].size];
    this.taken.push({ file, what, ...way, wide: width > height });
    console.log(relative('.', file));
  }

  async tour(way: Way): Promise<void> {
    const { language, theme } = way;
    const kept = troubledDevice(language);
    const phone = await Phone.fresh(this.browser, this.site, { language, theme, ...looks[way.look], kept });
    await tour(phone, (stop: Stop) => this.take(phone, way, stop));
    await phone.close();
  }

  async table(way: Way, sight: Sight): Promise<void> {
    if (this.order.wanted(way, sight.id) === null) return;
    const { language, theme, look } = way;
    const kept = sight.kept(language);
    const options = { language, theme, ...looks[look], kept, watching: true, unhurried: true };
    const phone = await Phone.fresh(this.browser, this.site, options);
    await phone.visit(`/play/${sight.game}`);
    await sight.come(phone);
    await this.take(phone, way, sight.id);
    await phone.close();
  }
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const forReadme = words.includes('--readme');
  const order = forReadme ? readmeOrder : orderOf(words);
  const site = await serve(exportedApp());
  const browser = await launchBrowser();
  const photographer = new Photographer(browser, site, order);
  try {
    const waiting = withoutDoubles(order.tours).map((way) => () => photographer.tour(way));
    for (const way of withoutDoubles(order.tables))
      waiting.push(...sights.map((sight) => () => photographer.table(way, sight)));
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await next().catch((error: unknown) => {
          process.exitCode = 1;
          console.error(error);
        });
    };
    await Promise.all([worker(), worker()]);
    if (!forReadme) console.log(relative('.', await contactSheet(photographer.taken)));
  } finally {
    await browser.close();
    await site.close();
  }
}

void main();
