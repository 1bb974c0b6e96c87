import { useEffect, useState } from 'react';
import type { Asked } from '../../locales/asked';
import { rulebooks, type Rulebook } from '../../locales/rulebooks/books';
import type { BookText } from '../../locales/rulebooks/text';
import { languages, type Language } from '../../store/languages';
import { askedWords, bookTexts } from './texts';

/** A book in a language, and what people ask in that language. */
export interface KnownBook {
  readonly book: Rulebook;
  readonly language: Language;
  readonly text: BookText;
  readonly asked: Asked;
}

const known = (wanted: readonly Language[]): readonly KnownBook[] =>
  wanted.flatMap((language) => {
    const asked = askedWords[language].now();
    if (asked.is !== 'here') return [];
    return rulebooks.flatMap((book) => {
      const text = bookTexts[book][language].now();
      return text.is === 'here' ? [{ book, language, text: text.value, asked: asked.value }] : [];
    });
  });

/** All books of these languages that are here; the others are fetched and added. */
export function useTexts(wanted: readonly Language[]): readonly KnownBook[] {
  // A list with the same languages is no other wish.
  const key = wanted.join(' ');
  const [books, setBooks] = useState(() => known(wanted));
  useEffect(() => {
    const those = languages.filter((each) => key.includes(each));
    let isWanted = true;
    const look = () => {
      const all = known(those);
      if (isWanted) setBooks((now) => (isSame(now, all) ? now : all));
    };
    look();
    for (const language of those) {
      void askedWords[language].load().then(look);
      for (const book of rulebooks) void bookTexts[book][language].load().then(look);
    }
    return () => {
      isWanted = false;
    };
  }, [key]);
  return books;
}

const isSame = (one: readonly KnownBook[], other: readonly KnownBook[]): boolean =>
  one.length === other.length && one.every(({ text }, at) => text === other[at]?.text);
