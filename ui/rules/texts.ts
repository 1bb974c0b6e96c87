import type { Rulebook } from '../../locales/rulebooks/books';
import type { BookText } from '../../locales/rulebooks/text';
import { inEachLanguage, languages, type Language } from '../../store/languages';
import { sharedWords } from '../i18n/sharedWords';
import { arriving, whenHere, type Later } from '../arriving';

type Chunk = () => Promise<{ readonly text: BookText }>;

/** A text comes with the words round it, in the language in which it is read. */
const lateBook = (chunks: Readonly<Record<Language, Chunk>>) =>
  inEachLanguage((language) =>
    arriving(async () => {
      const [{ text }] = await Promise.all([chunks[language](), whenHere(sharedWords[language])]);
      return text;
    }),
  );

/** Every book in every language comes when somebody opens it. Metro has to see each name written out. */
export const bookTexts: Readonly<Record<Rulebook, Readonly<Record<Language, Later<BookText>>>>> = {
  persianPlus: lateBook({
    fa: () => import('../../locales/rulebooks/compiled/persianPlus-fa'),
    he: () => import('../../locales/rulebooks/compiled/persianPlus-he'),
    ru: () => import('../../locales/rulebooks/compiled/persianPlus-ru'),
    en: () => import('../../locales/rulebooks/compiled/persianPlus-en'),
  }),
  persian: lateBook({
    fa: () => import('../../locales/rulebooks/compiled/persian-fa'),
    he: () => import('../../locales/rulebooks/compiled/persian-he'),
    ru: () => import('../../locales/rulebooks/compiled/persian-ru'),
    en: () => import('../../locales/rulebooks/compiled/persian-en'),
  }),
  russian: lateBook({
    fa: () => import('../../locales/rulebooks/compiled/russian-fa'),
    he: () => import('../../locales/rulebooks/compiled/russian-he'),
    ru: () => import('../../locales/rulebooks/compiled/russian-ru'),
    en: () => import('../../locales/rulebooks/compiled/russian-en'),
  }),
  hebrew: lateBook({
    fa: () => import('../../locales/rulebooks/compiled/hebrew-fa'),
    he: () => import('../../locales/rulebooks/compiled/hebrew-he'),
    ru: () => import('../../locales/rulebooks/compiled/hebrew-ru'),
    en: () => import('../../locales/rulebooks/compiled/hebrew-en'),
  }),
  cops: lateBook({
    fa: () => import('../../locales/rulebooks/compiled/cops-fa'),
    he: () => import('../../locales/rulebooks/compiled/cops-he'),
    ru: () => import('../../locales/rulebooks/compiled/cops-ru'),
    en: () => import('../../locales/rulebooks/compiled/cops-en'),
  }),
};

/** All of them, those in the reader's language first. */
export const textsFor = (language: Language): readonly Later<BookText>[] =>
  [language, ...languages.filter((other) => other !== language)].flatMap((each) =>
    Object.values(bookTexts).map((book) => book[each]),
  );
