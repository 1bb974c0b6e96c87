import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { CoupEvent, CoupView } from '../../../engine/coup';
import { breathsOf } from '../../log/breaths';
import type { LogLine } from '../../log/logLine';
import { dealing, ruleOf, type CoupRule } from './rules';
import { wordsFor, type Reader } from './words';

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
  return [deal, ...worded(t, [...firstTurn(happened), ...happened], { names, you })];
}

/** What the stage tells by itself while something is pending. */
const onStage: ReadonlySet<CoupEvent['type']> = new Set([
  'acted',
  'blocked',
  'challenged',
  'bombGiven',
  'bombClaimed',
]);

/** The same words for what has just happened. Whose turn it is the table shows by itself, and silence is no news. */
export function newsOf(
  t: TFunction,
  events: readonly CoupEvent[],
  names: readonly string[],
  { pending, outcome, viewer }: Pick<CoupView, 'pending' | 'outcome' | 'viewer'>,
): readonly string[] {
  const settled = pending === null || outcome !== null;
  const news = events.filter(({ type }) => type !== 'allowed' && (settled || !onStage.has(type)));
  return worded(
    t,
    news.map((event) => ({ step: 0, event })),
    { names, you: viewer === 'table' ? null : viewer },
  )
    .filter(({ kind }) => kind !== 'heading')
    .map(({ text }) => text);
}

/** A block that nobody doubts ends the turn without another word; until somebody acts, it is what has happened. */
export function recalledIn(
  t: TFunction,
  events: readonly CoupEvent[],
  names: readonly string[],
  view: Pick<CoupView, 'pending' | 'outcome' | 'viewer'>,
): readonly string[] {
  const last = events.findLast(({ type }) => type !== 'allowed' && type !== 'turn');
  return view.pending === null && last?.type === 'blocked' ? newsOf(t, [last], names, view) : [];
}

interface Happened {
  readonly step: number;
  readonly event: CoupEvent;
}

/** Where nothing precedes play, the first turn begins with the deal, and no event says so. */
function firstTurn([first]: readonly Happened[]): readonly Happened[] {
  return first?.event.type === 'acted' ? [{ step: 0, event: { type: 'turn', seat: first.event.seat } }] : [];
}

function worded(t: TFunction, happened: readonly Happened[], reader: Reader): readonly Line[] {
  const told = breathsOf(happened, isOneBreath);
  return told.flatMap(({ step, breath }, at) =>
    wordsFor(t, breath, told[at + 1]?.breath[0], reader).map((words) => ({
      step,
      ...words,
      rule: ruleOf(breath[0]),
    })),
  );
}

function isOneBreath(first: CoupEvent, event: CoupEvent): boolean {
  switch (event.type) {
    case 'allowed':
      return first.type === 'allowed' && first.of === event.of;
    case 'replaced':
      return first.type === 'replaced' && first.seat === event.seat;
    case 'gained':
      return first.type === 'acted' && first.action === 'income';
    case 'bombReturned':
      return first.type === 'bombExploded' || first.type === 'bombDefused';
    default:
      return false;
  }
}
