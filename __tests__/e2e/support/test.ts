import { expect, test as base } from '@playwright/test';
import type { PhoneOptions } from '../../../tools/browser/device';
import { Phone } from '../../../tools/browser/phone';
import { exportedApp, serve, type Site } from '../../../tools/browser/site';

/** What every test needs: the app on a server, and phones that are taken back at the end. */
export interface App {
  /** A phone with the app open on its first page, or on another. */
  phone(options: PhoneOptions, path?: string): Promise<Phone>;
  /** A phone on which the app was not opened yet. */
  freshPhone(options: PhoneOptions): Promise<Phone>;
}

/** Everybody else a phone has asked for something. */
const strangers = (phone: Phone) =>
  phone.requests.filter((address) => !address.startsWith(phone.site.url) && !phone.isExcused(address));

/** A phone that complained, or asked anybody but its server for anything, fails the test that used it. */
export const test = base.extend<{ app: App }, { site: Site }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what is needed: nothing.
    async ({}, use) => {
      const site = await serve(exportedApp());
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ browser, site }, use) => {
    const phones: Phone[] = [];
    const freshPhone = async (options: PhoneOptions) => {
      const phone = await Phone.fresh(browser, site, options);
      phones.push(phone);
      return phone;
    };
    const phone = async (options: PhoneOptions, path = '/') => {
      const opened = await freshPhone(options);
      await opened.visit(path);
      return opened;
    };
    await use({ phone, freshPhone });
    await Promise.all(phones.map((used) => used.close()));
    expect(phones.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(phones.flatMap(strangers)).toEqual([]);
  },
});

export { expect };
