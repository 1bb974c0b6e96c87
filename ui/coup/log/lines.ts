import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { CoupEvent } from '../../../engine/coup';
import type { Happened } from '../../log/breaths';
import { told, toldAsNews } from '../../log/eventRow';
import type { LogLine } from '../../log/logLine';
import { rowOf, ruleOf, type Telling } from '../events';
import { dealing, type CoupRule } from './rules';

export interface Line extends LogLine {
  /** The rule it applied, by book: `ruleIn` tells which of them counts in a game. */
  readonly rule: CoupRule | null;
}

/** The whole of a game, from events as the reader witnessed them. The deal is step 0. */
export function linesOf(
  t: TFunction,
  steps: readonly { readonly events: readonly CoupEvent[] }[],
  names: readonly string[],
  you: Seat | null = null,
): readonly Line[] {
  const happened = steps.flatMap(({ events }, step) => events.map((event) => ({ step, event })));
  const deal: Line = { step: 0, text: t('log.deal'), kind: 'heading', rule: dealing };
  const lines = told(rowOf, t, [...firstTurn(happened), ...happened], { names, you });
  return [deal, ...lines.map(({ event, ...line }) => ({ ...line, rule: ruleOf(event) }))];
}

/** The same words for what has just happened. */
export const newsOf = (
  t: TFunction,
  events: readonly CoupEvent[],
  names: readonly string[],
  view: Telling,
): readonly string[] => toldAsNews(rowOf, t, events, names, view);

/** A block that nobody doubts ends the turn without another word; until somebody acts, it is what has happened. */
export function recalledIn(
  t: TFunction,
  events: readonly CoupEvent[],
  names: readonly string[],
  view: Telling,
): readonly string[] {
  const last = events.findLast((event) => !rowOf(event).seen);
  return view.pending === null && last?.type === 'blocked' ? newsOf(t, [last], names, view) : [];
}

/** Where nothing precedes play, the first turn begins with the deal, and no event says so. */
function firstTurn([first]: readonly Happened<CoupEvent>[]): readonly Happened<CoupEvent>[] {
  return first?.event.type === 'acted' ? [{ step: 0, event: { type: 'turn', seat: first.event.seat } }] : [];
}
