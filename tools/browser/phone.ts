import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { pass, settle, type WatchedPage } from './clock';
import { directions } from '../../ui/i18n/direction';
import { deviceFor, sizes, type Look, type PhoneOptions } from './device';
import type { Site } from './site';
import { filled, languages, numberIn, words, wordsAt, type Language, type Words } from './words';

export type Door =
  | 'continue'
  | 'together'
  | 'alone'
  | 'learn'
  | 'lesson'
  | 'history'
  | 'rehearsal'
  | 'rules'
  | 'cast'
  | 'settings';

/** Doors that stand behind another. */
const behind: Readonly<Partial<Record<Door, Door>>> = {
  lesson: 'learn',
  rehearsal: 'learn',
};

/** What the browser itself mentions of every file it could not fetch. */
const browserMisses = /ERR_INTERNET_DISCONNECTED/;

/** What leads on from a great moment, in every language. */
const goingOn = languages.map((language) => words[language].match.showdown.goOn);

/** A browser may take two taps for a wish to enlarge the page, and then no click comes at all; in real milliseconds. */
const mostForAClick = 1000;

interface Spot {
  readonly x: number;
  readonly y: number;
}

type Role = 'button' | 'link' | 'radio' | 'switch' | 'textbox' | 'heading' | 'img' | 'menuitem';

/**
 * A phone in somebody's hand. It knows the page only as a person does: by what is written on it, in the language
 * the page is in.
 */
export class Phone {
  readonly page: Page;
  readonly site: Site;
  readonly options: PhoneOptions;
  /** Addresses of everything the page asked for. */
  readonly requests: string[] = [];
  language: Language;
  private readonly heard: string[] = [];
  private readonly excused: RegExp[] = [];

  private constructor(page: Page, site: Site, options: PhoneOptions) {
    this.page = page;
    this.site = site;
    this.options = options;
    this.language = options.language;
    page.on('pageerror', (error) => this.heard.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.heard.push(`console.${message.type()}: ${message.text()}`);
    });
    page.on('request', (request) => this.requests.push(request.url()));
  }

  /** A phone fresh out of the box, the app not yet opened. */
  static async fresh(browser: Browser, site: Site, options: PhoneOptions): Promise<Phone> {
    const context = await deviceFor(browser, options);
    const phone = new Phone(await context.newPage(), site, options);
    if (process.env.SLOW) {
      const cdp = await phone.cdp();
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.SLOW) });
    }
    return phone;
  }

  /** A phone with the app open on one of its pages, its letters loaded. */
  static async on(browser: Browser, site: Site, path: string, options: PhoneOptions): Promise<Phone> {
    const phone = await Phone.fresh(browser, site, options);
    await phone.visit(path);
    return phone;
  }

  async anotherWindow(): Promise<Phone> {
    return new Phone(await this.page.context().newPage(), this.site, this.options);
  }

  get words(): Words {
    return wordsAt(this.page.url(), this.language);
  }

  get path(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  get direction() {
    return directions[this.language];
  }

  fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
    return filled(this.language, sentence, values);
  }

  unnamed(number: number): string {
    return this.fill(this.words.players.unnamed, { number });
  }

  number(number: number): string {
    return numberIn(this.language, number);
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(this.site.url + path);
    await this.ready();
  }

  /** Closes the app and leaves nothing but this on the device, for the next visit to find. */
  async leave(kept: Readonly<Record<string, string>>): Promise<void> {
    await this.page.goto(`${this.site.url}/favicon.ico`);
    await this.page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    }, kept);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  async goBack(): Promise<void> {
    await this.page.goBack();
    await this.settle();
  }

  async goForward(): Promise<void> {
    await this.page.goForward();
    await this.settle();
  }

  /** Everything the page complained of, except what the test brings about itself. */
  get complaints(): readonly string[] {
    return this.heard.filter((complaint) => !this.isExcused(complaint));
  }

  /** A test brings this about on purpose. A browser may mention it at any time, even after the test has seen the result. */
  excuse(mentioned: RegExp): void {
    this.excused.push(mentioned);
  }

  isExcused(mentioned: string): boolean {
    return this.excused.some((pattern) => pattern.test(mentioned));
  }

  async cutNetwork(): Promise<void> {
    this.excuse(browserMisses);
    await this.page.context().setOffline(true);
  }

  async restoreNetwork(): Promise<void> {
    await this.page.context().setOffline(false);
  }

  async ready(): Promise<void> {
    await this.page.getByRole('main').first().waitFor();
    await this.settle();
  }

  async pass(milliseconds: number): Promise<void> {
    await this.wait(this.page, milliseconds);
  }

  private get wait() {
    return this.options.ticking ? passReally : pass;
  }

  /** Time passes until the page has come to rest. */
  async rest(): Promise<void> {
    await settle(this.page, this.wait);
  }

  /** The same, and great moments are touched away, unless the test watches them. */
  async settle(): Promise<void> {
    await this.rest();
    if (this.options.watching) return;
    for (let spot = await this.onwards(); spot !== null; spot = await this.onwards()) {
      // A mouse would take the focus along.
      if (this.options.desk) await this.page.keyboard.press('Escape');
      else await this.tapAt(spot);
      await this.rest();
    }
  }

  /** Where a great moment is touched away; null if none is held up. A question that lies over the page may offer the same words beside others. */
  private async onwards(): Promise<Spot | null> {
    const found = this.page.evaluate((names) => {
      for (const dialog of document.querySelectorAll('[role=dialog]')) {
        const [button, another] = dialog.querySelectorAll<HTMLElement>('button');
        if (!button || another || !names.includes(button.innerText.trim())) continue;
        const { x, y, width, height } = button.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      return null;
    }, goingOn);
    try {
      return await found;
    } catch {
      // The page is being reloaded.
      await this.rest();
      return this.onwards();
    }
  }

  /** The same page on another screen, in another light, with larger text. */
  async dress({ size, theme, textSize }: Look): Promise<void> {
    await this.page.emulateMedia({ colorScheme: theme });
    await this.page.evaluate(async (percent) => {
      // Until they are here the device's own letters stand in, and may be wider.
      await Promise.allSettled([...document.fonts].map((font) => font.load()));
      document.documentElement.style.fontSize = `${percent}%`;
      // The app reads the size of text whenever the window's changes.
      dispatchEvent(new Event('resize'));
    }, textSize);
    // It reads it anew only where the window's size is another than before.
    await this.page.setViewportSize({ ...sizes[size], height: sizes[size].height + 1 });
    await this.page.setViewportSize(sizes[size]);
    await this.settle();
  }

  /** Something with this name, as a screen reader would call it. */
  see(role: Role, name: string): Locator {
    return this.page.getByRole(role, { name, exact: true });
  }

  button = (name: string): Locator => this.see('button', name);
  heading = (name: string): Locator => this.see('heading', name);
  field = (name: string): Locator => this.see('textbox', name);

  /** Something in the dialog that lies over the page; of several the last, for the dimmed page closes a dialog as well as its button. */
  inDialog(role: Role, name: string): Locator {
    return this.page.getByRole('dialog').getByRole(role, { name, exact: true }).last();
  }

  /** Touches something, or clicks it at a desk; afterwards the page has come to rest. */
  async touch(target: Locator): Promise<void> {
    await this.tap(target);
    await this.settle();
  }

  async press(name: string, role: Role = 'button'): Promise<void> {
    await this.touch(this.see(role, name));
  }

  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.settle();
  }

  /** Touches something, and not a moment passes. */
  async tap(target: Locator): Promise<void> {
    await this.untilClicked(() => (this.options.desk ? target.click() : target.tap()));
  }

  async tapAt({ x, y }: Spot): Promise<void> {
    const { mouse, touchscreen } = this.page;
    await this.untilClicked(() => (this.options.desk ? mouse.click(x, y) : touchscreen.tap(x, y)));
  }

  /** A touch is over before the page has heard of it. */
  private async untilClicked(deed: () => Promise<void>): Promise<void> {
    const clicked = this.page.evaluate(() => (globalThis as WatchedPage).clicked()).catch(() => undefined);
    await deed();
    await Promise.race([clicked, this.page.waitForTimeout(mostForAClick)]);
  }

  async sees(target: Locator): Promise<boolean> {
    await this.settle();
    return target.isVisible();
  }

  async write(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    await this.settle();
  }

  /** Gives an answer that cannot be taken back: a touch, and another. */
  async pressForGood(name: string): Promise<void> {
    await this.press(name);
    await this.press(this.fill(this.words.common.touchAgain, { what: name }));
  }

  /** Something pressable that has these words on it, whatever else stands there too. */
  with(role: Role, words: string): Locator {
    return this.page.getByRole(role).filter({ has: this.page.getByText(words, { exact: true }) });
  }

  /** Goes through a door of the first page; where every game has one, through Coup's. “Continue” is there only while a game waits. */
  async enter(door: Door): Promise<void> {
    const { home, games } = this.words;
    const through = behind[door];
    if (through) await this.enter(through);
    const words = this.fill(home[door], { game: games.coup.name });
    await this.touch(this.with('button', words).first());
  }

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

const passReally = (page: Page, milliseconds: number) => page.waitForTimeout(milliseconds);
