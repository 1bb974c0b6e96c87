import { curtainOf, hold, lamp } from '../../tools/browser/curtain';
import { keptNames, keptSettings, namesKey, settingsKey } from '../../tools/browser/kept';
import type { Phone } from '../../tools/browser/phone';
import { nameField } from '../../tools/browser/rehearsal';
import type { Language } from '../../tools/browser/words';
import { expect, test, type App } from './support/test';
import { cardsTold } from './support/secrets';

/** Everything that lies on the device. */
const shelf = (phone: Phone): Promise<Record<string, string>> =>
  phone.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

const asideKey = (key: string) => `${key}.aside.1`;

type Problem = 'damaged' | 'future' | 'locked' | 'full';
type What = 'settings' | 'names' | 'lessons' | 'match' | 'table';

/** The notice about this, in the page's words. */
const notice = (phone: Phone, problem: Problem, what: What) =>
  phone.page.getByRole('alert').filter({
    hasText: phone.fill(phone.words.notices[problem], { what: phone.words.notices[what] }),
  });

async function understand(phone: Phone): Promise<void> {
  await phone.press(phone.words.notices.dismiss);
  await phone.page.getByRole('alert').waitFor({ state: 'hidden' });
}

test.describe('settings that are', () => {
  test('damaged are put aside unharmed, and told about', async ({ app }) => {
    const text = '{"version":1,"value":{"language":"fa","the';
    const phone = await app.phone({ language: 'ru', kept: { [settingsKey]: text } });
    await notice(phone, 'damaged', 'settings').waitFor();
    expect((await shelf(phone))[asideKey(settingsKey)]).toBe(text);

    await understand(phone);
    await phone.enter('settings');
    await phone.press(phone.words.settings.themeLight, 'radio');
    await phone.page.getByRole('radio', { name: phone.words.settings.themeLight, checked: true }).waitFor();
    await phone.reload();
    await phone.heading(phone.words.settings.title).waitFor();
    await expect(phone.page.getByRole('alert')).toHaveCount(0);
    expect((await shelf(phone))[asideKey(settingsKey)]).toBe(text);
    expect((await shelf(phone))[settingsKey]).toContain('"theme":"light"');
  });

  test('from a newer app are put aside, and told about', async ({ app }) => {
    const text = '{"version":99,"value":{"everything":"is different"}}';
    const phone = await app.phone({ language: 'he', kept: { [settingsKey]: text } });
    await notice(phone, 'future', 'settings').waitFor();
    expect((await shelf(phone))[`${settingsKey}.version.99`]).toBe(text);
    await understand(phone);
  });
});

test('names that are damaged are put aside, and the table is laid for four', async ({ app }) => {
  const phone = await app.phone({ language: 'he', kept: { [namesKey]: '{"version":1,"value":[1,2]}' } });
  await expect(phone.page.getByRole('alert')).toHaveCount(0);
  await phone.enter('rehearsal');
  await notice(phone, 'damaged', 'names').waitFor();
  expect((await shelf(phone))[asideKey(namesKey)]).toBe('{"version":1,"value":[1,2]}');
  await expect(nameField(phone, 4)).toHaveAttribute('placeholder', phone.unnamed(4));
  await understand(phone);
});

test.describe('a device without room', () => {
  /** Every attempt to keep something fails, as in a browser whose quota is used up. */
  async function fullPhone(
    app: App,
    language: Language,
    kept: Readonly<Record<string, string>> = {},
  ): Promise<Phone> {
    const phone = await app.freshPhone({ language, kept });
    await phone.page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, text: string) {
        if (this === localStorage && document.readyState !== 'loading')
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        setItem.call(this, key, text);
      };
    });
    await phone.visit('/');
    return phone;
  }

  test('is told about, and the change holds until the app is closed', async ({ app }) => {
    const phone = await fullPhone(app, 'fa');
    const { settings } = phone.words;
    await expect(phone.page.getByRole('alert')).toHaveCount(0);
    await phone.enter('settings');
    await phone.press(settings.themeLight, 'radio');
    await notice(phone, 'full', 'settings').waitFor();
    await phone.press(settings.themeDark, 'radio');
    const chosen = phone.page.getByRole('radio', { name: settings.themeDark, checked: true });
    await chosen.waitFor();
    await expect(phone.page.getByRole('alert')).toHaveCount(1);
    await understand(phone);
    await phone.back();
    await phone.enter('settings');
    await chosen.waitFor();
  });

  test('leaves a damaged text where it lies, for ever', async ({ app }) => {
    const phone = await fullPhone(app, 'en', { [settingsKey]: 'damaged' });
    await notice(phone, 'locked', 'settings').waitFor();
    await understand(phone);
    await phone.enter('settings');
    await phone.press(phone.words.settings.themeLight, 'radio');
    await phone.page.getByRole('radio', { name: phone.words.settings.themeLight, checked: true }).waitFor();
    await expect(phone.page.getByRole('alert')).toHaveCount(0);
    await phone.press(phone.words.notices.unkept);
    await notice(phone, 'locked', 'settings').waitFor();
    expect(await shelf(phone)).toEqual({ [settingsKey]: 'damaged' });
  });

  test('deals cards all the same', async ({ app }) => {
    const phone = await fullPhone(app, 'fa', keptNames('الف', 'ب'));
    await phone.enter('rehearsal');
    await phone.press(phone.words.rehearsal.deal);
    await notice(phone, 'full', 'names').waitFor();
    await phone.heading(`${phone.words.curtain.handTo} الف`).waitFor();
  });
});

test.describe('a browser that forbids storage', () => {
  test('runs the app without a memory', async ({ app }) => {
    const phone = await app.freshPhone({ language: 'ru', kept: keptSettings('fa') });
    await phone.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await phone.visit('/');
    await phone.heading(phone.words.app.name).waitFor();
    await notice(phone, 'locked', 'settings').waitFor();
    for (const what of ['settings', 'lessons', 'match', 'table'] as const) {
      await phone.touch(notice(phone, 'locked', what).getByRole('button'));
      await expect(notice(phone, 'locked', what)).toBeHidden();
    }
    await expect(phone.page.getByRole('alert')).toHaveCount(0);
    await phone.enter('settings');
    await phone.press(phone.words.language.he, 'radio');
    phone.language = 'he';
    await phone.heading(phone.words.settings.title).waitFor();
    await expect(phone.page.getByRole('alert')).toHaveCount(0);
    await phone.button(phone.words.notices.unkept).waitFor();
  });

  test('only when reading, too', async ({ app }) => {
    const phone = await app.freshPhone({ language: 'ru' });
    await phone.page.addInitScript(() => {
      Storage.prototype.getItem = function () {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
    });
    await phone.visit('/');
    await phone.heading(phone.words.app.name).waitFor();
  });
});

test.describe('a screen that breaks', () => {
  test('leaves words and a way on, and what was saved is safe', async ({ app }) => {
    const kept = { ...keptSettings('fa'), ...keptNames('الف', 'ب') };
    const phone = await app.freshPhone({ language: 'fa', kept });
    // As a bug in the drawing of an open card would: it breaks for as long as the flag is up.
    await phone.page.route('**/RehearsalTable-*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const broken = script.replace(
        /(["'])rehearsal\.remember\1/,
        '(globalThis.lampIsOut ? (() => { throw new Error("no oil") })() : "rehearsal.remember")',
      );
      if (broken === script) throw new Error('The place to break is no longer in the bundle.');
      await route.fulfill({ response, body: broken });
    });
    await phone.visit('/');
    await phone.enter('rehearsal');
    await phone.press(phone.words.rehearsal.deal);
    await phone.page.evaluate(() => void Object.assign(globalThis, { lampIsOut: true }));
    phone.excuse(/no oil/);
    const { title, text, resume, details } = phone.words.trouble;
    await curtainOf(phone, 'الف').waitFor();
    await hold(phone, lamp(phone));
    await phone.heading(title).waitFor();
    await phone.page.getByText(text).waitFor();
    await phone.page.getByText(phone.fill(details, { message: 'no oil' })).waitFor();
    expect(await cardsTold(phone)).toEqual([]);

    await phone.page.evaluate(() => void Object.assign(globalThis, { lampIsOut: false }));
    await phone.press(resume);
    await phone.heading(phone.words.rehearsal.title).waitFor();
    await expect(nameField(phone, 1)).toHaveValue('الف');
  });
});
