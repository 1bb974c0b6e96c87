import { inEachLanguage, type Language } from '../../../store/languages';
import type * as Settings from '../../../store/settings';
import type * as LateWords from '../../../ui/i18n/lateWords';
import type * as OnScreen from '../../../ui/i18n/onScreen';

jest.mock('../../../ui/i18n/translations', () => ({ addWords: jest.fn() }));

let app: typeof Settings & typeof LateWords & typeof OnScreen;

type Coming = Record<'arrive' | 'fail', () => void>;

/** Words that come when the test says so, but for English, which is here as soon as it is asked for. */
function wordsByHand() {
  const all = new Map<Language, Coming>();
  const words = app.lateWords(
    inEachLanguage(
      (language) => () =>
        new Promise((resolve, reject) => {
          const arrive = () => resolve({ words: {} });
          all.set(language, { arrive, fail: () => reject(new Error('no network')) });
          if (language === 'en') arrive();
        }),
    ),
  );
  const coming = (language: Language) => {
    const asked = all.get(language);
    if (!asked) throw new Error(`Nobody has asked for ${language}.`);
    return asked;
  };
  return { words, coming };
}

const aMoment = () => new Promise((done) => setImmediate(done));
const onScreen = () => app.useOnScreen.getState().language;
const choose = (language: Language) => void app.chooseLanguage(language);

/** Words of a page that is on screen. */
async function pageOnScreen() {
  const { words, coming } = wordsByHand();
  await app.wordsOnScreen(words);
  return coming;
}

/** The app as it has just been opened, in English. */
beforeEach(() => {
  jest.resetModules();
  app = {
    ...(require('../../../store/settings') as typeof Settings),
    ...(require('../../../ui/i18n/lateWords') as typeof LateWords),
    ...(require('../../../ui/i18n/onScreen') as typeof OnScreen),
  };
  app.changeSettings({ language: 'en' });
});

test('the old language stays until all that has been said so far can be said in the new one', async () => {
  const [page, game] = [await pageOnScreen(), await pageOnScreen()];
  choose('fa');
  for (const coming of [page, game]) {
    expect(onScreen()).toBe('en');
    coming('fa').arrive();
    await aMoment();
  }
  expect(onScreen()).toBe('fa');
});

test('a language chosen in another window is on screen at once if its words are here, and else when they come', async () => {
  const coming = await pageOnScreen();
  app.changeSettings({ language: 'he' });
  expect(onScreen()).toBe('en');
  coming('he').arrive();
  await aMoment();
  expect(onScreen()).toBe('he');
  app.changeSettings({ language: 'en' });
  expect(onScreen()).toBe('en');
});

test('words that are asked for while another language is on its way come in both', async () => {
  const [page, game] = [wordsByHand(), wordsByHand()];
  await app.wordsOnScreen(page.words);
  choose('ru');
  await app.wordsOnScreen(game.words);
  page.coming('ru').arrive();
  await aMoment();
  expect(onScreen()).toBe('en');
  game.coming('ru').arrive();
  await aMoment();
  expect(onScreen()).toBe('ru');
});

test('of two languages chosen one after the other, the second is shown, however late it comes', async () => {
  const coming = await pageOnScreen();
  choose('fa');
  choose('he');
  coming('he').arrive();
  await aMoment();
  coming('fa').arrive();
  await aMoment();
  expect(onScreen()).toBe('he');
});

test('a language that cannot be had leaves the old one, says so, and can be sent for again', async () => {
  const coming = await pageOnScreen();
  choose('fa');
  coming('fa').fail();
  await aMoment();
  const { missing } = app.useOnScreen.getState();
  expect([onScreen(), app.useSettings.getState().language]).toEqual(['en', 'en']);
  expect(missing?.now()).toEqual({ is: 'missing' });

  const again = missing?.load();
  coming('fa').arrive();
  await again;
  expect(app.useOnScreen.getState()).toEqual({ language: 'fa', missing: null });
});

test('somebody who goes on in the old language is told no more', async () => {
  const coming = await pageOnScreen();
  choose('fa');
  coming('fa').fail();
  await aMoment();
  app.changeSettings({ sound: false });
  expect(app.useOnScreen.getState()).toEqual({ language: 'en', missing: null });
});

test('words that cannot be had in the language on screen keep the part away that says them', async () => {
  const { words, coming } = wordsByHand();
  app.changeSettings({ language: 'ru' });
  const asked = app.wordsOnScreen(words);
  coming('ru').fail();
  await expect(asked).rejects.toThrow('could not be fetched');
});
