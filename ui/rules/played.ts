import { useEffect } from 'react';
import { isRulebook } from '../../locales/rulebooks/books';
import { isPart } from '../../locales/rulebooks/parts';
import { changeReading } from '../../store/rules/reading';
import type { RulesPlayed } from './appliedRule';

/** What is kept of the rules of the last game, as far as this app still has them. */
export function playedFrom(
  kept: { readonly book: string; readonly parts: readonly string[] } | null,
): RulesPlayed | null {
  return kept && isRulebook(kept.book) ? { book: kept.book, parts: kept.parts.filter(isPart) } : null;
}

/** Whoever leaves the table to look something up finds first what is played by there. */
export function useNotedRules(rules: RulesPlayed | undefined): void {
  useEffect(() => {
    if (rules) changeReading({ played: { book: rules.book, parts: [...rules.parts] } });
  }, [rules]);
}
