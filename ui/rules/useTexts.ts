import { useEffect, useState } from 'react';
import { rulebooks, type Rulebook } from '../../locales/rulebooks/books';
import type { BookText } from '../../locales/rulebooks/text';
import type { Language } from '../../store/languages';
import { bookTexts } from './texts';

export interface KnownBook {
  readonly book: Rulebook;
  readonly text: BookText;
}

const known = (language: Language): readonly KnownBook[] =>
  rulebooks.flatMap((book) => {
    const arrival = bookTexts[book][language].now();
    return arrival.is === 'here' ? [{ book, text: arrival.value }] : [];
  });

/** All books of a language that are here; the others are fetched and added. */
export function useTexts(language: Language): readonly KnownBook[] {
  const [texts, setTexts] = useState<{ readonly of: Language; readonly books: readonly KnownBook[] }>(() => ({
    of: language,
    books: known(language),
  }));
  useEffect(() => {
    let wanted = true;
    const look = () => {
      const books = known(language);
      if (wanted)
        setTexts((now) =>
          now.of === language && now.books.length === books.length ? now : { of: language, books },
        );
    };
    for (const book of rulebooks) void bookTexts[book][language].load().then(look);
    return () => {
      wanted = false;
    };
  }, [language]);
  return texts.of === language ? texts.books : known(language);
}
