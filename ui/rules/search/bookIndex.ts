import type { Rulebook } from '../../../locales/rulebooks/books';
import type { BookText } from '../../../locales/rulebooks/text';
import { passagesOf, plainOf } from '../passages';
import { wordsIn } from './fold';

/** Something that can be found: a heading, a paragraph, a point of a list or a row of a table. */
export interface Entry {
  readonly book: Rulebook;
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
  readonly isTitle: boolean;
}

/** A form of a word, and the indexes of the entries in which it stands. */
export interface FormPlaces {
  readonly form: string;
  readonly places: readonly number[];
}

/** The search index of a book. Its forms are sorted, so that those with the same beginning are neighbours. */
export interface BookIndex {
  readonly entries: readonly Entry[];
  readonly forms: readonly FormPlaces[];
}

const made = new WeakMap<BookText, BookIndex>();

/** The index is made on first use and kept. */
export function indexOf(book: Rulebook, text: BookText): BookIndex {
  const index = made.get(text) ?? newIndex(book, text);
  made.set(text, index);
  return index;
}

function newIndex(book: Rulebook, { sections }: BookText): BookIndex {
  const entries = sections.flatMap(({ anchor, title, blocks }): readonly Entry[] => [
    { book, anchor, title, text: title, isTitle: true },
    ...blocks
      .flatMap(passagesOf)
      .map(({ spans }) => ({ book, anchor, title, text: plainOf(spans), isTitle: false })),
  ]);
  const entriesBy = new Map<string, Set<number>>();
  entries.forEach(({ text }, at) => {
    for (const { forms } of wordsIn(text))
      for (const form of forms) {
        const places = entriesBy.get(form);
        if (places) places.add(at);
        else entriesBy.set(form, new Set([at]));
      }
  });
  const forms = [...entriesBy].map(([form, places]): FormPlaces => ({ form, places: [...places] }));
  return { entries, forms: forms.sort((one, other) => (one.form < other.form ? -1 : 1)) };
}
