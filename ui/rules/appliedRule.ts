import type { Rulebook } from '../../locales/rulebooks/books';
import { anchorNamed } from './anchors';

/** The rule behind something: its id in each book, and the app's ruling for books that say nothing. */
export interface RuleById {
  readonly byBook: { readonly [B in Rulebook]?: string };
  readonly ruling?: string;
}

/** A rule by its ids, or a section that every book of the game has, by its word: `taser`. */
export type AppliedRule = RuleById | { readonly section: string };

/** Where a rule can be read. */
export type RulePlace = { readonly book: Rulebook } & (
  { readonly rule: string } | { readonly section: string }
);

/** Where the rule stands in this book; null if the book does not have it. */
export function ruleIn(applied: AppliedRule, book: Rulebook): RulePlace | null {
  if ('section' in applied)
    return anchorNamed(book, applied.section) === null ? null : { book, section: applied.section };
  const rule = applied.byBook[book] ?? applied.ruling;
  return rule === undefined ? null : { book, rule };
}
