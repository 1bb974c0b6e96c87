import type { Language } from '../languages';

/** The books written in a language, the one for newcomers first. English has none: Coup+ has most to choose from. */
export const ownBooks = {
  fa: ['persianPlus', 'persian'],
  he: ['hebrew'],
  ru: ['russian'],
  en: ['persianPlus'],
} as const satisfies Readonly<Record<Language, readonly string[]>>;

/** Those of the reader's language first; among themselves the others keep their order. */
export function ownFirst<B extends string>(books: readonly B[], language: Language): readonly B[] {
  const own: readonly string[] = ownBooks[language];
  const isOwn = (book: B) => own.includes(book);
  return [...books.filter(isOwn), ...books.filter((book) => !isOwn(book))];
}
