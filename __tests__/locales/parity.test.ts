import { pluralForms } from '../../locales/words';
import { languages } from '../../store/languages';
import { keysOf, locales, plural, withoutForm, type Lines } from './support/lines';

const placeholdersOf = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '').sort();

/** Somebody's name, a licence, the names of letters: these stay as they are in every script. */
const latinOfOldStanding = /Coup|Good Cop Bad Cop|K-9|MIT|SIL|JavaScript|{{\w+}}/g;
/** A language is offered in its own letters, and a rulebook under its own title, whatever the page speaks. */
const inItsOwnLetters = (key: string) => /^(language|games\.coup\.variants)\./.test(key);

const translated = Object.entries(locales).filter(([language]) => language !== 'en');

describe.each(translated)('%s says all that English says', (language, lines) => {
  test('under the same keys, none missing and none left over', () => {
    expect(keysOf(lines)).toEqual(keysOf(locales.en));
  });

  test('with the same values filled in', () => {
    for (const [key, text] of lines) {
      const english = locales.en.get(key) ?? locales.en.get(`${withoutForm(key)}_other`) ?? '';
      // "One player" may be said in words, without its number.
      const required = placeholdersOf(english).filter((name) => !(plural.test(key) && name === 'count'));
      expect({
        key,
        has: placeholdersOf(text).filter((name) => name !== 'count' || required.includes(name)),
      }).toEqual({
        key,
        has: required,
      });
    }
  });

  test('and leaves nothing unsaid that English says', () => {
    const unsaid = [...lines].filter(([key, text]) => text.trim() === '' && locales.en.get(key) !== '');
    expect(unsaid).toEqual([]);
  });
});

describe.each(languages)('%s counts as its speakers do', (language) => {
  const lines: Lines = locales[language];
  const counted = [...new Set([...lines.keys()].filter((key) => plural.test(key)).map(withoutForm))];

  test('something is counted at all', () => {
    expect(counted.length).toBeGreaterThan(0);
  });

  test.each(counted)('%s has every form and no other', (key) => {
    const forms = [...lines.keys()].filter((k) => plural.test(k) && withoutForm(k) === key);
    expect(forms.map((form) => form.replace(`${key}_`, '')).sort()).toEqual(
      [...pluralForms[language]].sort(),
    );
  });

  test.each(counted)('%s names the number wherever the form covers more than one', (key) => {
    for (const form of pluralForms[language]) {
      if (language === 'he' && form !== 'other') continue;
      expect(lines.get(`${key}_${form}`)).toContain('{{count}}');
    }
  });
});

describe('each language is written in its own script', () => {
  const scripts: Readonly<Record<string, RegExp>> = {
    fa: /\p{Script=Arabic}/u,
    he: /\p{Script=Hebrew}/u,
    ru: /\p{Script=Cyrillic}/u,
    en: /\p{Script=Latin}/u,
  };

  test.each(Object.entries(locales))('%s, and in no other', (language, lines) => {
    const foreign = Object.entries(scripts).filter(([other]) => other !== language);
    for (const [key, text] of lines) {
      if (inItsOwnLetters(key) || text === '') continue;
      const own = text.replace(latinOfOldStanding, '');
      for (const [, script] of foreign)
        expect({ key, text: own }).toEqual({ key, text: expect.not.stringMatching(script) });
    }
  });

  test('Persian has Persian letters and digits, and half-spaces that join nothing to nothing', () => {
    for (const [key, text] of locales.fa) {
      const fixed = text.replace(/{{\w+}}|K-9/g, '');
      expect({ key, fixed }).toEqual({ key, fixed: expect.not.stringMatching(/[يكىة٠-٩0-9]/) });
      expect({ key, fixed }).toEqual({
        key,
        fixed: expect.not.stringMatching(/(^|\s)\u200c|\u200c(\s|$)|\u200c\u200c/),
      });
      expect({ key, fixed }).toEqual({ key, fixed: expect.not.stringMatching(/[,;?]/) });
    }
  });

  test('nobody leaves two blanks, a blank at the end, or typewriter quotes', () => {
    for (const [language, lines] of Object.entries(locales))
      for (const [key, text] of lines)
        expect({ language, key, text }).toEqual({
          language,
          key,
          text: expect.not.stringMatching(/ {2}|^\s|\s$|"|'/),
        });
  });
});
