import type { TFunction } from 'i18next';
import type { CoupEvent } from '../../../engine';
import { ruleOf } from './rules';
import { wordsFor, type Breath, type LineKind } from './words';

export interface Line {
  /** The step it leads to: what it tells has happened there. */
  readonly step: number;
  readonly text: string;
  readonly kind: LineKind;
  /** The ids of the rule it applied, one for each book that has it, with blanks between. */
  readonly rule: string | null;
}

interface Told {
  readonly step: number;
  readonly breath: Breath;
}

/** The whole of a game, from events as the reader witnessed them. The deal is step 0. */
export function linesOf(
  t: TFunction,
  steps: readonly { readonly events: readonly CoupEvent[] }[],
  names: readonly string[],
): readonly Line[] {
  const happened = steps.flatMap(({ events }, step) => events.map((event) => ({ step, event })));
  const deal: Line = { step: 0, text: t('story.deal'), kind: 'turn', rule: 'FP-03 FC-05 RU-02 HE-03' };
  return [deal, ...worded(t, [...firstTurn(happened), ...happened], names)];
}

/** The same words for what has just happened. Whose turn it is the table shows by itself. */
export const newsOf = (
  t: TFunction,
  events: readonly CoupEvent[],
  names: readonly string[],
): readonly string[] =>
  worded(
    t,
    events.map((event) => ({ step: 0, event })),
    names,
  )
    .filter(({ kind }) => kind !== 'turn')
    .map(({ text }) => text);

interface Happened {
  readonly step: number;
  readonly event: CoupEvent;
}

/** Where nothing precedes play, the first turn begins with the deal, and no event says so. */
function firstTurn([first]: readonly Happened[]): readonly Happened[] {
  return first?.event.type === 'acted' ? [{ step: 0, event: { type: 'turn', seat: first.event.seat } }] : [];
}

function worded(t: TFunction, happened: readonly Happened[], names: readonly string[]): readonly Line[] {
  const told = breathsOf(happened);
  return told.flatMap(({ step, breath }, at) =>
    wordsFor(t, breath, told[at + 1]?.breath[0], names).map((words) => ({
      step,
      ...words,
      rule: ruleOf(breath[0]),
    })),
  );
}

/** A breath leads to the step it ended with. */
function breathsOf(happened: readonly Happened[]): readonly Told[] {
  const told: Told[] = [];
  for (const { step, event } of happened) {
    const last = told.at(-1);
    if (last && isOneBreath(last.breath[0], event))
      told[told.length - 1] = { step, breath: [...last.breath, event] };
    else told.push({ step, breath: [event] });
  }
  return told;
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
