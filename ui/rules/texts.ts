import type { Rulebook } from '../../locales/rulebooks/books';
import type { BookText } from '../../locales/rulebooks/text';
import { inEachLanguage, languages, type Language } from '../../store/languages';
import { sharedWords } from '../i18n/sharedWords';
import { arriving, whenHere, type Later } from '../arriving';

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

/** All texts, those in the reader's language first. */
export const textsFor = (language: Language): readonly Later<BookText>[] =>
  [language, ...languages.filter((other) => other !== language)].flatMap((each) =>
    Object.values(bookTexts).map((book) => book[each]),
  );
