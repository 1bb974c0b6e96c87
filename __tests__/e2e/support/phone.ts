import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import type { Site } from './site';
import { directionOf, filled, numberIn, words, type Language, type Words } from './words';

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  narrow: { width: 320, height: 568 },
} as const;

export type Size = keyof typeof sizes;
export type Theme = 'dark' | 'light';

export interface PhoneOptions {
  /** What the browser says its owner reads; a language of the app, or any other code. */
  readonly speaks?: string;
  /** The language the page is then expected in. */
  readonly language: Language;
  readonly theme?: Theme;
  readonly size?: Size;
  /** Things move by default as little as they can: pictures and waits become exact. */
  readonly moving?: boolean;
  /** The reader's size of text, of the browser's usual 16px. */
  readonly textSize?: number;
  /** What an earlier visit, or somebody's editor, left on the device. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Where the page's luck starts from: the same number, the same cards. */
  readonly chance?: number;
  /** A mouse and a keyboard instead of a finger. */
  readonly desk?: boolean;
}

export type Door = 'coup' | 'new' | 'history' | 'rehearsal' | 'cast' | 'settings' | 'about';

/** Anything that a page says when it is not well. */
type Complaint = string;

type Role = 'button' | 'radio' | 'switch' | 'textbox' | 'heading' | 'img';

/**
 * A phone in somebody's hand. It knows the page only as a person does: by what is written on it, in the language
 * the page is in.
 */
export class Phone {
  readonly page: Page;
  readonly site: Site;
  readonly options: PhoneOptions;
  readonly complaints: Complaint[] = [];
  /** Addresses of everything the page asked for. */
  readonly requests: string[] = [];
  language: Language;

  private constructor(page: Page, site: Site, options: PhoneOptions) {
    this.page = page;
    this.site = site;
    this.options = options;
    this.language = options.language;
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(`console.${message.type()}: ${message.text()}`);
    });
    page.on('request', (request) => this.requests.push(request.url()));
  }

  /** A phone fresh out of the box, the app not yet opened. */
  static async fresh(browser: Browser, site: Site, options: PhoneOptions): Promise<Phone> {
    const { speaks = options.language, theme = 'dark', size = 'phone', moving = false } = options;
    const { textSize, kept, desk = false, chance = 1 } = options;
    const context = await browser.newContext({
      locale: speaks,
      viewport: sizes[size],
      colorScheme: theme,
      reducedMotion: moving ? 'no-preference' : 'reduce',
      hasTouch: !desk,
      isMobile: !desk,
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(15_000);
    await draw(context, chance);
    if (kept) await keep(context, kept);
    if (textSize !== undefined) await enlarge(context, textSize);
    return new Phone(await context.newPage(), site, options);
  }

  /** A phone with the app open on one of its pages, its letters loaded. */
  static async on(browser: Browser, site: Site, path: string, options: PhoneOptions): Promise<Phone> {
    const phone = await Phone.fresh(browser, site, options);
    await phone.visit(path);
    return phone;
  }

  get words(): Words {
    return words[this.language];
  }

  get direction() {
    return directionOf(this.language);
  }

  fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
    return filled(this.language, sentence, values);
  }

  /** What a seat without a name is called. */
  unnamed(number: number): string {
    return this.fill(this.words.player.unnamed, { number });
  }

  number(number: number): string {
    return numberIn(this.language, number);
  }

  /** Types an address into the browser's bar. */
  async visit(path: string): Promise<void> {
    await this.page.goto(this.site.url + path);
    await this.ready();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.getByRole('main').first().waitFor();
    await this.letters();
  }

  /** Waits until the page's letters have come, so that widths are final. */
  async letters(): Promise<void> {
    await this.page.evaluate(() => document.fonts.ready);
    await this.page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  }

  /** Something with this name, as a screen reader would call it. */
  see(role: Role, name: string): Locator {
    return this.page.getByRole(role, { name, exact: true });
  }

  button = (name: string): Locator => this.see('button', name);
  heading = (name: string): Locator => this.see('heading', name);
  field = (name: string): Locator => this.see('textbox', name);

  /** Something in the dialog that lies over the page. What closes it last is a thing one sees, not the dimmed page. */
  inDialog(role: Role, name: string): Locator {
    return this.page.getByRole('dialog').getByRole(role, { name, exact: true }).last();
  }

  /** Touches a button, or clicks it at a desk. */
  async press(name: string, role: Role = 'button'): Promise<void> {
    const target = this.see(role, name);
    await (this.options.desk ? target.click() : target.tap());
  }

  /** Something pressable that has these words on it, whatever else stands there too. */
  with(role: Role, words: string): Locator {
    return this.page.getByRole(role).filter({ has: this.page.getByText(words, { exact: true }) });
  }

  /** Takes a door off the first page. The way back to a game hangs there only while one waits. */
  async enter(door: Door): Promise<void> {
    const target = this.with('button', this.words.home[door]);
    await (this.options.desk ? target.click() : target.tap());
  }

  /** Goes back by the app's own arrow. */
  async back(): Promise<void> {
    await this.press(this.words.common.back);
  }

  async text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }

  cdp(): Promise<CDPSession> {
    return this.page.context().newCDPSession(this.page);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

async function keep(context: BrowserContext, kept: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript((entries) => {
    if (location.protocol !== 'http:') return;
    // Only what lay there before the first visit: later ones must find what the app has written.
    if (sessionStorage.getItem('visited') !== null) return;
    sessionStorage.setItem('visited', 'yes');
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, kept);
}

/** Chance that repeats itself, so that what a test finds it finds again. */
async function draw(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript((start) => {
    let state = start;
    Math.random = () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }, seed);
}

/** As a reader sets it in the browser: the root's size of text, which everything in `rem` follows. */
async function enlarge(context: BrowserContext, percent: number): Promise<void> {
  await context.addInitScript((size) => {
    const style = document.createElement('style');
    style.textContent = `html { font-size: ${size}% }`;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.documentElement.append(style);
    }).observe(document, { childList: true });
  }, percent);
}
