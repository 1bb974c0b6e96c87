import type { Rulebook } from '../../locales/rulebooks/books';
import { anchorNamed } from './anchors';

/** What something applied: each book's own rule by its id, and the app's ruling for books whose print is silent. */
export interface RuleById {
  readonly byBook: { readonly [B in Rulebook]?: string };
  readonly ruling?: string;
}

/** The same, or what has a section of its own in every book of the game, by the word of that section: `taser`. */
export type AppliedRule = RuleById | { readonly section: string };

/** Where it is to be read. */
export type RulePlace = { readonly book: Rulebook } & (
  { readonly rule: string } | { readonly section: string }
);

/** Where a game by this book applied it. Null where the book does not know it. */
export function ruleIn(applied: AppliedRule, book: Rulebook): RulePlace | null {
  if ('section' in applied)
    return anchorNamed(book, applied.section) === null ? null : { book, section: applied.section };
  const rule = applied.byBook[book] ?? applied.ruling;
  return rule === undefined ? null : { book, rule };
}
