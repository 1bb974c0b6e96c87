import { rulebooks, type Rulebook } from '../../locales/rulebooks/books';

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

/** Where a game by this book applied it. Null where the book does not know what happened. */
export function ruleIn(applied: AppliedRule, book: Rulebook): RulePlace | null {
  if ('section' in applied) return { book, section: applied.section };
  const rule = applied.byBook[book] ?? applied.ruling;
  return rule === undefined ? null : { book, rule };
}

/** How the ids of each book begin. */
const prefixes: Readonly<Record<Rulebook, string>> = {
  persianPlus: 'FP-',
  persian: 'FC-',
  russian: 'RU-',
  hebrew: 'HE-',
  cops: 'GC-',
};

/** The book a rule's id belongs to; null for a ruling, which belongs to any. */
export const bookOfRule = (id: string): Rulebook | null =>
  rulebooks.find((book) => id.startsWith(prefixes[book])) ?? null;
