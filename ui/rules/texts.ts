import type { Rulebook } from '../../locales/rulebooks/books';
import type { BookText } from '../../locales/rulebooks/text';
import { languages, type Language } from '../../store/languages';
import { later, type Later } from '../later/later';

/** Every book in every language comes when somebody opens it. Metro has to see each name written out. */
export const bookTexts: Readonly<Record<Rulebook, Readonly<Record<Language, Later<BookText>>>>> = {
  persianPlus: {
    fa: later(() => import('../../locales/rulebooks/compiled/persianPlus-fa').then(({ text }) => text)),
    he: later(() => import('../../locales/rulebooks/compiled/persianPlus-he').then(({ text }) => text)),
    ru: later(() => import('../../locales/rulebooks/compiled/persianPlus-ru').then(({ text }) => text)),
    en: later(() => import('../../locales/rulebooks/compiled/persianPlus-en').then(({ text }) => text)),
  },
  persian: {
    fa: later(() => import('../../locales/rulebooks/compiled/persian-fa').then(({ text }) => text)),
    he: later(() => import('../../locales/rulebooks/compiled/persian-he').then(({ text }) => text)),
    ru: later(() => import('../../locales/rulebooks/compiled/persian-ru').then(({ text }) => text)),
    en: later(() => import('../../locales/rulebooks/compiled/persian-en').then(({ text }) => text)),
  },
  russian: {
    fa: later(() => import('../../locales/rulebooks/compiled/russian-fa').then(({ text }) => text)),
    he: later(() => import('../../locales/rulebooks/compiled/russian-he').then(({ text }) => text)),
    ru: later(() => import('../../locales/rulebooks/compiled/russian-ru').then(({ text }) => text)),
    en: later(() => import('../../locales/rulebooks/compiled/russian-en').then(({ text }) => text)),
  },
  hebrew: {
    fa: later(() => import('../../locales/rulebooks/compiled/hebrew-fa').then(({ text }) => text)),
    he: later(() => import('../../locales/rulebooks/compiled/hebrew-he').then(({ text }) => text)),
    ru: later(() => import('../../locales/rulebooks/compiled/hebrew-ru').then(({ text }) => text)),
    en: later(() => import('../../locales/rulebooks/compiled/hebrew-en').then(({ text }) => text)),
  },
  cops: {
    fa: later(() => import('../../locales/rulebooks/compiled/cops-fa').then(({ text }) => text)),
    he: later(() => import('../../locales/rulebooks/compiled/cops-he').then(({ text }) => text)),
    ru: later(() => import('../../locales/rulebooks/compiled/cops-ru').then(({ text }) => text)),
    en: later(() => import('../../locales/rulebooks/compiled/cops-en').then(({ text }) => text)),
  },
};

/** All of them, those in the reader's language first. */
export const textsFor = (language: Language): readonly Later<BookText>[] =>
  [language, ...languages.filter((other) => other !== language)].flatMap((each) =>
    Object.values(bookTexts).map((book) => book[each]),
  );
