import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../tools/browser/launch';
import type { PhoneOptions } from '../../../tools/browser/device';
import { Phone } from '../../../tools/browser/phone';
import { exportedApp, serve, type Site } from '../../../tools/browser/site';

/** What every test needs: a browser, the app on a server, and phones that are taken back at the end. */
export interface OpenApp {
  /** A phone with the app open on its first page, or on another. */
  phone(options: PhoneOptions, path?: string): Promise<Phone>;
  /** A phone on which the app was not opened yet. */
  freshPhone(options: PhoneOptions): Promise<Phone>;
}

/** Everybody else a phone has asked for something. */
const strangers = (phone: Phone) =>
  phone.requests.filter((address) => !address.startsWith(phone.site.url) && !phone.isExcused(address));

/**
 * One browser and one server for a file of tests. A phone that complained, or asked anybody but that server for
 * anything, fails the test that used it.
 */
export function openApp(): OpenApp {
  let browser: Browser | undefined;
  let site: Site | undefined;
  let phones: Phone[] = [];

  beforeAll(async () => {
    site = await serve(exportedApp());
    browser = await launchBrowser();
  });

  afterEach(async () => {
    const used = phones;
    phones = [];
    await Promise.all(used.map((phone) => phone.close()));
    expect(used.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(used.flatMap(strangers)).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function freshPhone(options: PhoneOptions): Promise<Phone> {
    if (!browser || !site) throw new Error('Phones are handed out inside a test.');
    const phone = await Phone.fresh(browser, site, options);
    phones.push(phone);
    return phone;
  }

  async function phone(options: PhoneOptions, path = '/'): Promise<Phone> {
    const opened = await freshPhone(options);
    await opened.visit(path);
    return opened;
  }

  return { phone, freshPhone };
}
