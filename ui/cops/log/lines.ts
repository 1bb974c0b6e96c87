import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { CopsEvent, CopsView } from '../../../engine/cops';
import { told, toldAsNews } from '../../log/eventRow';
import type { LogLine } from '../../log/logLine';
import { rowOf, ruleOf, type Telling } from '../events';
import { asApplied, dealing } from './rules';

/** The whole of a game, from events as the reader witnessed them. The deal is step 0. */
export function linesOf(
  t: TFunction,
  steps: readonly { readonly events: readonly CopsEvent[] }[],
  names: readonly string[],
  { variant }: Pick<CopsView, 'variant'>,
  you: Seat | null = null,
): readonly LogLine[] {
  const happened = steps.flatMap(({ events }, step) => events.map((event) => ({ step, event })));
  const deal: LogLine = { step: 0, text: t('log.deal'), kind: 'heading', rule: asApplied(dealing, variant) };
  const lines = told(rowOf, t, happened, { names, you });
  return [deal, ...lines.map(({ event, ...line }) => ({ ...line, rule: ruleOf(event, variant) }))];
}

/** The same words for what has just happened. */
export const newsOf = (
  t: TFunction,
  events: readonly CopsEvent[],
  names: readonly string[],
  view: Telling,
): readonly string[] => toldAsNews(rowOf, t, events, names, view);

/** GC-34: the cards that have been played since the action that waits to happen was declared, which is told, too, where it may be another. */
export function recalledIn(
  t: TFunction,
  events: readonly CopsEvent[],
  names: readonly string[],
  view: Telling,
): readonly string[] {
  if (view.declared === null || view.shot !== null) return [];
  const since = events.slice(events.findLastIndex(({ type }) => type === 'declared'));
  return newsOf(
    t,
    since.filter(({ type }) => type === 'used' || type === 'declared'),
    names,
    view,
  );
}
