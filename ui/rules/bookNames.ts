import type { TFunction } from 'i18next';
import { bookTitles } from '../../locales/bookTitles';
import type { Rulebook } from '../../locales/rulebooks/books';
import { isolated } from '../i18n/written';

/** What the reader's language calls a book. */
export const bookName = (t: TFunction, book: Rulebook): string => t(`rules.names.${book}`);

/** A short name that tells it from the other books of its game. */
export const editionName = (t: TFunction, book: Rulebook): string => t(`rules.edition.${book}`);

/** The name in the reader's language, and the book's own title if it is another. */
export function bothNames(t: TFunction, book: Rulebook): string {
  const name = bookName(t, book);
  const own = bookTitles[book];
  return name === own ? isolated(name) : `${isolated(name)} · ${isolated(own)}`;
}
