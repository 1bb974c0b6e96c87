import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { CopsEvent, CopsView } from '../../../engine/cops';
import { breathsOf } from '../../log/breaths';
import type { LogLine } from '../../log/logLine';
import { readerOf } from './reader';
import { asApplied, dealing, readUp } from './rules';
import { wordsFor } from './words';

/** The whole of a game, from events as the reader witnessed them. The deal is step 0. */
export function linesOf(
  t: TFunction,
  steps: readonly { readonly events: readonly CopsEvent[] }[],
  names: readonly string[],
  { variant }: Pick<CopsView, 'variant'>,
  you: Seat | null = null,
): readonly LogLine[] {
  const told = breathsOf(
    steps.flatMap(({ events }, step) => events.map((event) => ({ step, event }))),
    isOneBreath,
  );
  const deal: LogLine = { step: 0, text: t('log.deal'), kind: 'heading', rule: asApplied(dealing, variant) };
  return [
    deal,
    ...told.flatMap(({ step, breath }, at): readonly LogLine[] => {
      const next = told[at + 1]?.breath[0];
      if (isCutShort(breath[0], next)) return [];
      return [{ step, ...wordsFor(t, breath, next, { names, you }), rule: readUp(breath[0], variant) }];
    }),
  ];
}

/** Whoever speaks up may do so before the others have been asked: nobody has let anything pass by that. */
const isCutShort = (event: CopsEvent, next: CopsEvent | undefined): boolean =>
  event.type === 'passed' && next?.type === 'spoke';

/** What everybody sees by themselves: whose turn it is, and that nothing has come in between. */
const silent: ReadonlySet<CopsEvent['type']> = new Set(['turn', 'passed']);

type Telling = Pick<CopsView, 'declared' | 'chosenAnew' | 'shot' | 'viewer'>;

/** The same words for what has just happened, without what the stage says anyway. */
export const newsOf = (
  t: TFunction,
  events: readonly CopsEvent[],
  names: readonly string[],
  view: Telling,
): readonly string[] =>
  breathsOf(
    events.map((event) => ({ step: 0, event })),
    isOneBreath,
  )
    .filter(({ breath: [event] }) => !silent.has(event.type) && !isOnStage(event, view))
    .map(({ breath }) => wordsFor(t, breath, undefined, readerOf(view, names)).text);

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

/** An action that waits to happen, a bullet that has not landed. */
const isOnStage = ({ type }: CopsEvent, { declared, chosenAnew, shot }: Telling): boolean =>
  (type === 'declared' && declared !== null && !chosenAnew) || (type === 'shot' && shot !== null);

function isOneBreath(first: CopsEvent, event: CopsEvent): boolean {
  if (first.type === 'passed') return event.type === 'passed' && event.window === first.window;
  if (first.type === 'looked' && event.type === 'looked') return isOneLook(first, event);
  return first.type === 'arranged' && event.type === 'arranged';
}

type Look = Extract<CopsEvent, { readonly type: 'looked' }>;

/** Several cards of one player; whoever knows them is told of each by itself. */
const isOneLook = (first: Look, event: Look): boolean =>
  first.seat === event.seat && first.target === event.target && !first.secret && !event.secret;
