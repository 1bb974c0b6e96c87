import type { Locator } from '@playwright/test';
import { cover, curtainOf, lift } from '../../tools/browser/curtain';
import type { Phone } from '../../tools/browser/phone';
import { nameField, seat } from '../../tools/browser/rehearsal';
import { languages, words, type Language } from '../../tools/browser/words';
import { expect, test } from './support/test';
import { drawnWith, lettersOf, pageLanguage, scrolledTo } from './support/reading';
import { rehearsing } from './support/rehearsing';

/** Each language after each other one, and back to the first. */
const round: readonly Language[] = ['he', 'fa', 'ru', 'he', 'en', 'fa', 'en', 'ru', 'fa'];

/** Chooses a language in the settings. The languages are called the same in each. */
async function choose(phone: Phone, language: Language): Promise<void> {
  await phone.press(phone.words.language[language], 'radio');
  phone.language = language;
  await phone.heading(phone.words.settings.title).waitFor();
}

/** The page has this title, in the language it is expected in. */
async function saysOfItself(phone: Phone, title: string): Promise<void> {
  expect(await pageLanguage(phone)).toEqual([phone.language, phone.direction]);
  await expect(phone.page).toHaveTitle(title);
}

/** Something the page would lose if it were loaded again. */
const leaveMark = (phone: Phone) => phone.page.evaluate(() => void Object.assign(window, { mark: 'left' }));
const hasMark = (phone: Phone) => phone.page.evaluate(() => 'mark' in window);

test.describe('the first start', () => {
  for (const [speaks, language] of [
    ['fa-IR', 'fa'],
    ['iw', 'he'],
    ['ru-RU', 'ru'],
    ['fr', 'en'],
  ] as const)
    test(`in a browser that reads ${speaks} is in ${language}`, async ({ app }) => {
      const phone = await app.phone({ speaks, language });
      await phone.heading(phone.words.app.name).waitFor();
      await saysOfItself(phone, phone.words.app.name);
    });
});

test.describe('switching in the settings', () => {
  test('changes every word and the direction at once, without loading the page again', async ({ app }) => {
    const phone = await app.phone({ language: 'fa' });
    await phone.enter('settings');
    await leaveMark(phone);
    for (const language of round) {
      const before = phone.words;
      await choose(phone, language);
      await saysOfItself(phone, phone.words.settings.title);
      const page = await phone.text();
      for (const word of [before.settings.reset, before.settings.look, before.settings.soundHint])
        expect(page).not.toContain(word);
      for (const word of [phone.words.settings.reset, phone.words.settings.soundHint])
        expect(page).toContain(word);
    }
    expect(await hasMark(phone)).toBe(true);
  });

  test('marks the chosen language for the eye and for a screen reader', async ({ app }) => {
    const phone = await app.phone({ language: 'ru' }, '/settings');
    for (const language of languages) {
      await choose(phone, language);
      const checked = phone.page
        .getByRole('radiogroup', { name: phone.words.settings.language })
        .getByRole('radio', { checked: true });
      await expect(checked).toHaveText([phone.words.language[language]]);
    }
  });

  test('draws each language with its own letters', async ({ app }) => {
    const phone = await app.phone({ language: 'en' }, '/settings');
    for (const language of languages) {
      await choose(phone, language);
      const [regular, bold, display] = lettersOf[language];
      const { settings } = phone.words;
      const drawn = async (text: string) =>
        (await drawnWith(phone, phone.page.getByText(text, { exact: true }))).join().replace(/ /g, '');
      expect(await drawn(settings.title)).toContain(display);
      expect(await drawn(settings.look)).toContain(bold.replace('SemiBold', ''));
      expect(await drawn(settings.soundHint)).toContain(regular);
    }
  });

  test('turns the page below in the stack round as well', async ({ app }) => {
    const phone = await app.phone({ language: 'fa' });
    await phone.enter('settings');
    await choose(phone, 'ru');
    await phone.back();
    await phone.heading(phone.words.app.name).waitFor();
    const page = await phone.text();
    expect(page).toContain(phone.words.app.tagline);
    expect(page).not.toContain(words.fa.app.tagline);
    await saysOfItself(phone, phone.words.app.name);
  });

  test('leaves the reader at the place where the language was chosen', async ({ app }) => {
    const phone = await app.phone({ language: 'en', size: 'narrow' }, '/settings');
    const hebrew = phone.page.getByRole('radio', { name: phone.words.language.he });
    await hebrew.hover();
    await phone.page.mouse.wheel(0, 60);
    await expect.poll(() => scrolledTo(hebrew)).toBe(60);
    await phone.settle();
    for (const language of ['he', 'fa', 'ru'] as const) {
      await choose(phone, language);
      const chosen = phone.see('radio', phone.words.language[language]);
      expect(await scrolledTo(chosen)).toBe(60);
    }
  });

  test('waits for words that have not been fetched; without a network the old language stays, and says why', async ({
    app,
  }) => {
    const phone = await app.phone({ language: 'en' }, '/settings');
    await phone.cutNetwork();
    await phone.press(phone.words.language.fa, 'radio');
    await phone.heading(phone.words.settings.title).waitFor();
    await saysOfItself(phone, phone.words.settings.title);
    await phone.restoreNetwork();
    await phone.press(phone.words.later.again);
    phone.language = 'fa';
    await phone.heading(phone.words.settings.title).waitFor();
    await saysOfItself(phone, phone.words.settings.title);
  });

  test('outlives a reload, and goes before what the browser reads', async ({ app }) => {
    const phone = await app.phone({ language: 'ru' }, '/settings');
    await choose(phone, 'he');
    await phone.reload();
    await phone.heading(phone.words.settings.title).waitFor();
    await saysOfItself(phone, phone.words.settings.title);
  });

  test('keeps the names of the table that was left for it', async ({ app }) => {
    const phone = await rehearsing(app, ['Анна', 'Борис'], { language: 'ru' });
    await lift(phone, 'Анна');
    await cover(phone);
    await lift(phone, 'Борис');
    await cover(phone);
    await phone.back();
    await phone.enter('settings');
    await choose(phone, 'fa');
    await phone.back();
    await phone.enter('rehearsal');
    await expect(nameField(phone, 1)).toHaveValue('Анна');
    await expect(nameField(phone, 2)).toHaveValue('Борис');
  });
});

test.describe('numbers', () => {
  const european = /[0-9]/;
  const persian = /[۰-۹]/;

  for (const language of ['fa', 'ru'] as const)
    test(`are written as ${language} writes them`, async ({ app }) => {
      const [wrong, right] = language === 'fa' ? [european, persian] : [persian, european];
      const phone = await app.phone({ language });
      await phone.enter('settings');
      await phone.press(phone.words.home.about);
      await phone.heading(phone.words.about.title).waitFor();
      expect(await phone.text()).not.toMatch(wrong);
      expect(await phone.text()).toMatch(right);
      await phone.back();
      await phone.back();
      await phone.enter('rehearsal');
      await phone.heading(phone.words.rehearsal.title).waitFor();
      await expect(nameField(phone, 4)).toHaveAttribute('placeholder', phone.unnamed(4));
      expect(await phone.text()).not.toMatch(wrong);
      expect(await phone.text()).toMatch(right);
      await phone.back();
      await phone.enter('cast');
      await phone.heading(phone.words.castPage.title).waitFor();
      await phone.press(phone.fill(phone.words.castPage.open, { name: phone.words.cast.duke.name }));
      await phone.heading(phone.words.cast.duke.name).waitFor();
      await expect(phone.page.getByRole('dialog')).not.toContainText(wrong, { useInnerText: true });
    });

  test('in a name stay as the player wrote them', async ({ app }) => {
    const phone = await app.phone({ language: 'fa' }, '/rehearsal');
    await seat(phone, 'R2D2', 'C-3PO');
    await phone.press(phone.words.rehearsal.deal);
    await curtainOf(phone, 'R2D2').waitFor();
  });
});

test.describe('logical sides', () => {
  for (const language of ['he', 'en'] as const)
    test(`follow the direction in ${language}, in dialogs too`, async ({ app }) => {
      const phone = await app.phone({ language });
      await phone.enter('cast');
      await phone.press(phone.fill(phone.words.castPage.open, { name: phone.words.cast.duke.name }));
      const sheet = phone.page.getByRole('dialog');
      const title = sheet.getByRole('heading', { name: phone.words.cast.duke.name });
      const power = sheet.getByText(phone.words.cast.duke.power);
      await power.waitFor();
      const side: 'left' | 'right' = phone.direction === 'rtl' ? 'right' : 'left';
      const start = (of: Locator) => of.evaluate((element, at) => element.getBoundingClientRect()[at], side);
      // The title begins where the text below it begins.
      expect(await start(title)).toBeCloseTo(await start(power), 0);
    });
});
