import { everythingFetched } from '../../tools/browser/chunks';
import { cover, lift } from '../../tools/browser/curtain';
import { keptPast } from '../../tools/browser/history';
import { keptNames } from '../../tools/browser/kept';
import { languages, type Language } from '../../tools/browser/words';
import { expect, test } from './support/test';

const files: Readonly<Record<Language, readonly string[]>> = {
  fa: ['Lalezar_400Regular', 'Vazirmatn_400Regular', 'Vazirmatn_600SemiBold'],
  he: ['Rubik_400Regular', 'Rubik_600SemiBold', 'SuezOne_400Regular'],
  ru: ['Rubik_400Regular', 'Rubik_600SemiBold', 'YesevaOne_400Regular'],
  en: ['Rubik_400Regular', 'Rubik_600SemiBold', 'YesevaOne_400Regular'],
};

/** The fonts among addresses, by the names of their files. */
const fontsAmong = (addresses: readonly string[]) =>
  addresses.flatMap((address) => /([^/]+?)\.[0-9a-f]+\.ttf/.exec(address)?.[1] ?? []).sort();

for (const language of languages)
  test(`asks for the letters of ${language} only`, async ({ app }) => {
    const phone = await app.freshPhone({ language, kept: keptPast(language) });
    for (const path of ['/', '/settings', '/cast', '/history/kept?step=3']) {
      await phone.visit(path);
    }
    expect([...new Set(fontsAmong(phone.requests))]).toEqual(files[language]);
  });

test('fetches the letters of another language when it is chosen, each once', async ({ app }) => {
  const phone = await app.freshPhone({ language: 'ru' });
  const before = phone.site.asked.length;
  await phone.visit('/settings');
  for (const language of ['he', 'ru', 'fa', 'he'] as const) {
    await phone.press(phone.words.language[language], 'radio');
    phone.language = language;
    await phone.heading(phone.words.settings.title).waitFor();
  }
  expect(fontsAmong(phone.site.asked.slice(before))).toEqual(
    [...new Set([...files.ru, ...files.he, ...files.fa])].sort(),
  );
});

test('opens every page with the network cut, in letters of the device where its own were never fetched', async ({
  app,
}) => {
  const phone = await app.phone({ language: 'en', kept: keptNames('Ann', 'Bob') });
  await everythingFetched(phone);
  await phone.cutNetwork();

  for (const [door, { title }] of [
    ['together', { title: phone.words.setup.titles.together }],
    ['history', phone.words.history],
    ['rules', phone.words.rules],
  ] as const) {
    await phone.enter(door);
    await phone.heading(title).waitFor();
    await phone.back();
  }

  await phone.enter('cast');
  await phone.press(phone.fill(phone.words.castPage.open, { name: phone.words.cast.captain.name }));
  await phone.heading(phone.words.cast.captain.name).waitFor();
  await phone.touch(phone.inDialog('button', phone.words.common.close));
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await phone.back();

  await phone.enter('settings');
  await phone.press(phone.words.language.fa, 'radio');
  phone.language = 'fa';
  await phone.heading(phone.words.settings.title).waitFor();
  await phone.back();

  await phone.enter('rehearsal');
  await phone.press(phone.words.rehearsal.deal);
  for (const name of ['Ann', 'Bob']) {
    await lift(phone, name);
    await cover(phone);
  }
  await phone.press(phone.words.rehearsal.turnUp);
  await phone.heading(phone.words.rehearsal.turnedUp).waitFor();
  await phone.back();

  await phone.enter('together');
  await phone.press(phone.words.setup.addBot);
  await phone.press(phone.words.setup.deal);
  await phone.button(phone.words.match.startUnseen).waitFor();
});
