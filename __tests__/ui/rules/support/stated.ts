import { text as cops } from '../../../../locales/rulebooks/cops-en.md';
import { text as hebrew } from '../../../../locales/rulebooks/hebrew-en.md';
import { text as persian } from '../../../../locales/rulebooks/persian-en.md';
import { text as persianPlus } from '../../../../locales/rulebooks/persianPlus-en.md';
import { text as russian } from '../../../../locales/rulebooks/russian-en.md';
import type { Rulebook } from '../../../../locales/rulebooks/books';
import type { BookText } from '../../../../locales/rulebooks/text';
import { anchorNamed } from '../../../../ui/rules/anchors';
import { ruleIn, type AppliedRule, type RulePlace, type RulesPlayed } from '../../../../ui/rules/appliedRule';
import { indexOfAnchor, indexOfRule } from '../../../../ui/rules/passages';

/** In one language: a test of its own sees to it that all say the same. */
const texts: Readonly<Record<Rulebook, BookText>> = { persianPlus, persian, russian, hebrew, cops };

const indexIn = (text: BookText, place: RulePlace): number =>
  'rule' in place
    ? indexOfRule(text, place.rule)
    : indexOfAnchor(text, anchorNamed(place.book, place.section) ?? '');

/** The number of the section in which a rule can be read. */
export const anchorOf = (place: RulePlace): string =>
  texts[place.book].sections[indexIn(texts[place.book], place)]?.anchor ?? '';

/** The heading under which a book tells a rule; null if it is silent. */
export function headingOf(
  rule: AppliedRule | null,
  book: Rulebook,
  parts: RulesPlayed['parts'] = [],
): string | null {
  const place = rule && ruleIn(rule, { book, parts });
  return (place && texts[book].sections[indexIn(texts[book], place)]?.title) ?? null;
}
