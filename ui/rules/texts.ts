import type { Asked } from '../../locales/asked';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { BookText } from '../../locales/rulebooks/text';
import { inEachLanguage, languages, type Language } from '../../store/languages';
import { sharedWords } from '../i18n/sharedWords';
import { arriving, whenHere, type Later } from '../arriving';
import { later } from '../later/later';

type Chunk = () => Promise<{ readonly text: BookText }>;

/** A text is fetched together with the shared words of its language. */
const lateBook = (chunks: Readonly<Record<Language, Chunk>>) =>
  inEachLanguage((language) =>
    arriving(async () => {
      const [{ text }] = await Promise.all([chunks[language](), whenHere(sharedWords[language])]);
      return text;
    }),
  );

/** Every book in every language is fetched when it is opened. Metro needs each path as a literal. */
export const bookTexts: Readonly<Record<Rulebook, Readonly<Record<Language, Later<BookText>>>>> = {
  persianPlus: lateBook({
    fa: () => import('../../locales/rulebooks/persianPlus-fa.md'),
    he: () => import('../../locales/rulebooks/persianPlus-he.md'),
    ru: () => import('../../locales/rulebooks/persianPlus-ru.md'),
    en: () => import('../../locales/rulebooks/persianPlus-en.md'),
  }),
  persian: lateBook({
    fa: () => import('../../locales/rulebooks/persian-fa.md'),
    he: () => import('../../locales/rulebooks/persian-he.md'),
    ru: () => import('../../locales/rulebooks/persian-ru.md'),
    en: () => import('../../locales/rulebooks/persian-en.md'),
  }),
  russian: lateBook({
    fa: () => import('../../locales/rulebooks/russian-fa.md'),
    he: () => import('../../locales/rulebooks/russian-he.md'),
    ru: () => import('../../locales/rulebooks/russian-ru.md'),
    en: () => import('../../locales/rulebooks/russian-en.md'),
  }),
  hebrew: lateBook({
    fa: () => import('../../locales/rulebooks/hebrew-fa.md'),
    he: () => import('../../locales/rulebooks/hebrew-he.md'),
    ru: () => import('../../locales/rulebooks/hebrew-ru.md'),
    en: () => import('../../locales/rulebooks/hebrew-en.md'),
  }),
  cops: lateBook({
    fa: () => import('../../locales/rulebooks/cops-fa.md'),
    he: () => import('../../locales/rulebooks/cops-he.md'),
    ru: () => import('../../locales/rulebooks/cops-ru.md'),
    en: () => import('../../locales/rulebooks/cops-en.md'),
  }),
};

/** What people write when they look for a rule. A chunk is named after its file. */
export const askedWords: Readonly<Record<Language, Later<Asked>>> = {
  fa: later(() => import('../../locales/fa/asked-fa').then(({ asked }) => asked)),
  he: later(() => import('../../locales/he/asked-he').then(({ asked }) => asked)),
  ru: later(() => import('../../locales/ru/asked-ru').then(({ asked }) => asked)),
  en: later(() => import('../../locales/en/asked-en').then(({ asked }) => asked)),
};

/** All texts and what is asked about them, in the reader's language first. */
export const textsFor = (language: Language): readonly Later<unknown>[] =>
  [language, ...languages.filter((other) => other !== language)].flatMap((each) => [
    ...Object.values(bookTexts).map((book) => book[each]),
    askedWords[each],
  ]);
