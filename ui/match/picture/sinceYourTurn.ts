import type { TFunction } from 'i18next';
import type { GameTypes, Seat } from '../../../engine/core';
import { linesOf, newsOf } from '../../log/eventRow';
import type { LineKind, LogLine } from '../../log/logLine';
import type { GameScreens, SeenTable } from '../GameScreens';
import type { Past } from './past';

interface Looking<G extends GameTypes> extends SeenTable<G> {
  readonly screens: Pick<GameScreens<G>, 'events'>;
  readonly past: Pick<Past<G>, 'steps' | 'turnAt'>;
  readonly own: Seat;
}

/** Nobody reads more lines than this before a turn. */
const mostLines = 4;
const told: ReadonlySet<LineKind> = new Set(['said', 'grave', 'final']);
const grave: ReadonlySet<LineKind> = new Set(['grave', 'final']);

/**
 * What the others did since one's last turn, while one's next has begun and nothing has come of it yet: what they claimed
 * or did, and above all who lost.
 */
export function sinceYourTurn<G extends GameTypes>(
  t: TFunction,
  { screens, past: { steps, turnAt }, view, names, own }: Looking<G>,
): readonly string[] {
  const isOwn = (step: number) => turnAt(step) === own;
  const last = steps.length - 1;
  if (!isOwn(last)) return [];
  const begun = backWhile(last, isOwn);
  const ofTurn = steps.slice(begun + 1).flatMap(({ events }) => events);
  if (newsOf(screens.events, t, ofTurn, names, view).length > 0) return [];
  const before = backWhile(begun, (step) => !isOwn(step));
  const isTold = (event: G['Event']) => {
    const { inRecap, kind = 'quiet' } = screens.events.rowOf(event);
    return inRecap ?? told.has(kind);
  };
  const since = steps.slice(before, begun + 1).map(({ events }) => ({ events: events.filter(isTold) }));
  return shortened(
    linesOf(screens.events, t, [{ events: [] }, ...since], names, view, own).filter(
      ({ kind }) => kind !== 'heading',
    ),
  ).map(({ text }) => text);
}

/** The first of the steps before this one that are all alike. */
function backWhile(from: number, alike: (step: number) => boolean): number {
  let step = from;
  while (step > 0 && alike(step - 1)) step--;
  return step;
}

/** What took nobody out is forgotten first, the oldest before the others. */
function shortened(lines: readonly LogLine[]): readonly LogLine[] {
  if (lines.length <= mostLines) return lines;
  const oldest = lines.findIndex(({ kind }) => !grave.has(kind));
  return shortened(lines.filter((_, at) => at !== Math.max(0, oldest)));
}
