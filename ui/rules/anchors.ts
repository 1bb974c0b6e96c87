import { anchors } from '../../locales/rulebooks/anchors';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { Language } from '../../store/languages';

/** A section is addressed by the first of its words: `/rules/russian#challenge`. */
export const slugOf = (book: Rulebook, anchor: string): string => anchors[book][anchor]?.[0] ?? anchor;

/** The anchor of the section that a word names; null if the book has none. */
export function anchorNamed(book: Rulebook, slug: string): string | null {
  const named = Object.entries(anchors[book]).find(([, words]) => words.includes(slug));
  return named ? named[0] : null;
}

/** The anchor of the enclosing section: 9 for 9.1. */
const around = (anchor: string): string | null => {
  const end = anchor.lastIndexOf('.');
  return end < 0 ? null : anchor.slice(0, end);
};

/**
 * The anchor of the section about the same matter in another book, or about what encloses it; null if there is none.
 */
export function sameMatter(book: Rulebook, anchor: string, other: Rulebook): string | null {
  for (let at: string | null = anchor; at !== null; at = around(at))
    for (const word of anchors[book][at] ?? []) {
      const found = anchorNamed(other, word);
      if (found !== null) return found;
    }
  return null;
}

/** A link to a section within the app, in the reader's language. */
export const linkTo = (book: Rulebook, anchor: string): `/rules/${Rulebook}#${string}` =>
  `/rules/${book}#${slugOf(book, anchor)}`;

/** The address of a section in a given language, to be shared. */
export const addressOf = (
  book: Rulebook,
  anchor: string,
  language: Language,
): `/rules/${Rulebook}?lang=${Language}#${string}` =>
  `/rules/${book}?lang=${language}#${slugOf(book, anchor)}`;
