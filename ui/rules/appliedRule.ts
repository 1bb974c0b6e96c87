import type { Rulebook } from '../../locales/rulebooks/books';
import type { Part } from '../../locales/rulebooks/parts';
import { anchorNamed } from './anchors';

/** The rules by which a table plays: its book, and what it plays with of that which not every table does. */
export interface RulesPlayed {
  readonly book: Rulebook;
  readonly parts: readonly Part[];
}

type IdByBook = { readonly [B in Rulebook]?: string };

/** The rule behind something: its id in each book, and the app's ruling for books that say nothing. */
export interface RuleById {
  readonly byBook: IdByBook;
  readonly ruling?: string;
  /** The rule that a part puts in its place. */
  readonly instead?: { readonly [P in Part]?: IdByBook };
}

/** A rule by its ids, or a section that every book of the game has, by its word: `taser`. */
export type AppliedRule = RuleById | { readonly section: string };

/** Where a rule can be read. */
export type RulePlace = { readonly book: Rulebook } & (
  { readonly rule: string } | { readonly section: string }
);

/** Where the rule stands for those who play so; null if their book does not have it. */
export function ruleIn(applied: AppliedRule, { book, parts }: RulesPlayed): RulePlace | null {
  if ('section' in applied)
    return anchorNamed(book, applied.section) === null ? null : { book, section: applied.section };
  const [instead] = parts.flatMap((part) => applied.instead?.[part]?.[book] ?? []);
  const rule = instead ?? applied.byBook[book] ?? applied.ruling;
  return rule === undefined ? null : { book, rule };
}
