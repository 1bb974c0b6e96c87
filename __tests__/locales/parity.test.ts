import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en, fa, he, ru } from '../../locales';

type Tree = { readonly [key: string]: string | Tree };
type Lines = ReadonlyMap<string, string>;

function linesOf(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : linesOf(value, `${path}${key}.`),
  );
}

const locales: Readonly<Record<string, Lines>> = {
  en: new Map(linesOf(en)),
  fa: new Map(linesOf(fa)),
  he: new Map(linesOf(he)),
  ru: new Map(linesOf(ru)),
};

/** The forms of a counted thing each language has, as Unicode has them. */
const pluralForms: Readonly<Record<string, readonly string[]>> = {
  en: ['one', 'other'],
  fa: ['one', 'other'],
  he: ['one', 'two', 'other'],
  ru: ['few', 'many', 'one', 'other'],
};

const plural = /_(zero|one|two|few|many|other)$/;
const filesBelow = (folder: string): string[] =>
  readdirSync(join(__dirname, '../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(__dirname, '../..', folder, file));
const withoutForm = (key: string) => key.replace(plural, '');
const keysOf = (lines: Lines) => [...new Set([...lines.keys()].map(withoutForm))].sort();
const placeholdersOf = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '').sort();

/** Somebody's name, a licence, the names of letters: these stay as they are in every script. */
const latinOfOldStanding = /Coup|Good Cop Bad Cop|MIT|SIL|JavaScript|{{\w+}}/g;
/** A language is offered in its own letters, and a rulebook under its own title, whatever the page speaks. */
const inItsOwnLetters = (key: string) => /^(language|coup\.books)\./.test(key);

const translated = Object.entries(locales).filter(([language]) => language !== 'en');

describe.each(translated)('%s says all that English says', (language, lines) => {
  test('under the same keys, none missing and none left over', () => {
    expect(keysOf(lines)).toEqual(keysOf(locales.en ?? new Map()));
  });

  test('with the same values filled in', () => {
    for (const [key, text] of lines) {
      const english = locales.en?.get(key) ?? locales.en?.get(`${withoutForm(key)}_other`) ?? '';
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
    const unsaid = [...lines].filter(([key, text]) => text.trim() === '' && locales.en?.get(key) !== '');
    expect(unsaid).toEqual([]);
  });
});

describe.each(Object.entries(locales))('%s counts as its speakers do', (language, lines) => {
  const counted = [...new Set([...lines.keys()].filter((key) => plural.test(key)).map(withoutForm))];

  test('something is counted at all', () => {
    expect(counted.length).toBeGreaterThan(0);
  });

  test.each(counted)('%s has every form and no other', (key) => {
    const forms = [...lines.keys()].filter((k) => plural.test(k) && withoutForm(k) === key);
    expect(forms.map((form) => form.replace(`${key}_`, '')).sort()).toEqual(
      [...(pluralForms[language] ?? [])].sort(),
    );
  });

  test.each(counted)('%s names the number wherever the form covers more than one', (key) => {
    for (const form of pluralForms[language] ?? []) {
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
    for (const [key, text] of locales.fa ?? []) {
      const fixed = text.replace(/{{\w+}}/g, '');
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

describe('no word is kept that nobody says', () => {
  const source = ['app', 'ui']
    .flatMap(filesBelow)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  /** `t('home.title')` says one line; `t(`home.${id}`)` may say any below it that ends likewise. */
  const said = [
    ...source.matchAll(
      /['`]((?:[a-zA-Z]+\.)*(?:[a-zA-Z]+|\${[^}]+})+(?:\.(?:[a-zA-Z]+|\${[^}]+}))*[a-zA-Z]*)['`]/g,
    ),
  ].map(
    ([, key]) =>
      new RegExp(
        `^${(key ?? '')
          .split(/\${[^}]+}/)
          .map((part) => part.replace('.', '\\.'))
          .join('[a-zA-Z]+')}$`,
      ),
  );

  test.each(keysOf(locales.en ?? new Map()))('%s', (key) => {
    expect(said.some((pattern) => pattern.test(key))).toBe(true);
  });
});
