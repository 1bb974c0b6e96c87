import { pluralForms } from '../../locales/words';
import { languages, type Language } from '../../store/languages';
import { foreignTo } from '../support/languages';
import { locales, plural, withoutForm } from './support/lines';

const placeholdersOf = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '').sort();

/** Somebody's name, a licence, the names of letters: these stay as they are in every script. */
const latinOfOldStanding = /Coup|Good Cop Bad Cop|K-9|MIT|SIL|JavaScript|{{\w+}}/g;
/** A language is offered in its own letters, and a rulebook under its own title, whatever the page speaks. */
const inItsOwnLetters = (key: string) => /^(language|games\.coup\.variants)\./.test(key);

const translated = Object.entries(locales).filter(([language]) => language !== 'en');

describe.each(translated)('%s says all that English says', (language, lines) => {
  test('with the same values filled in', () => {
    const astray = [...lines].filter(([key, text]) => {
      const english = locales.en.get(key) ?? locales.en.get(`${withoutForm(key)}_other`) ?? '';
      // "One player" may be said in words, without its number.
      const required = placeholdersOf(english).filter((name) => !(plural.test(key) && name === 'count'));
      const filled = placeholdersOf(text).filter((name) => name !== 'count' || required.includes(name));
      return filled.join() !== required.join();
    });
    expect(astray).toEqual([]);
  });

  test('and leaves nothing unsaid that English says', () => {
    const unsaid = [...lines].filter(([key, text]) => text.trim() === '' && locales.en.get(key) !== '');
    expect(unsaid).toEqual([]);
  });
});

/** Forms that stand for one number alone, which may be said in words. */
const numbersInWords: Readonly<Record<Language, readonly string[]>> = {
  fa: [],
  he: ['one', 'two'],
  ru: [],
  en: [],
};

describe.each(languages)('%s counts as its speakers do', (language) => {
  const lines = locales[language];
  const counted = [...new Set([...lines.keys()].filter((key) => plural.test(key)).map(withoutForm))];

  test('in every form and no other', () => {
    expect(counted.length).toBeGreaterThan(0);
    const all = counted.flatMap((key) => pluralForms[language].map((form) => `${key}_${form}`));
    expect([...lines.keys()].filter((key) => plural.test(key)).sort()).toEqual(all.sort());
  });

  test('naming the number wherever the form covers more than one', () => {
    const covering = pluralForms[language].filter((form) => !numbersInWords[language].includes(form));
    const keys = counted.flatMap((key) => covering.map((form) => `${key}_${form}`));
    expect(keys.filter((key) => lines.get(key)?.includes('{{count}}') !== true)).toEqual([]);
  });
});

describe('each language is written in its own script', () => {
  test.each(languages)('%s, and in no other', (language) => {
    const foreign = foreignTo(language);
    const astray = [...locales[language]].filter(
      ([key, text]) => !inItsOwnLetters(key) && foreign.test(text.replace(latinOfOldStanding, '')),
    );
    expect(astray).toEqual([]);
  });

  test('Persian has Persian letters and digits, and half-spaces that join nothing to nothing', () => {
    const foreign = /[يكىة٠-٩0-9,;?]/;
    const loose = /(^|\s)\u200c|\u200c(\s|$)|\u200c\u200c/;
    const fixed = [...locales.fa].map(([key, text]) => [key, text.replace(/{{\w+}}|K-9/g, '')] as const);
    expect(fixed.filter(([, text]) => foreign.test(text) || loose.test(text))).toEqual([]);
  });

  test.each(Object.entries(locales))(
    '%s leaves no two blanks, no blank at the end, and no typewriter quotes',
    (_, lines) => {
      expect([...lines].filter(([, text]) => / {2}|^\s|\s$|"|'/.test(text))).toEqual([]);
    },
  );
});
