import type { TFunction } from 'i18next';
import type { GameTypes, Seat, Step } from '../../../engine/core';
import type { LineKind, LogLine } from '../../replay/LogList';
import type { GameScreens, SeenTable } from '../GameScreens';

interface Past<G extends GameTypes> extends Pick<SeenTable<G>, 'names'> {
  readonly screens: Pick<GameScreens<G>, 'words' | 'turnOf'>;
  readonly steps: readonly Pick<Step<G>, 'events'>[];
  readonly viewAt: (step: number) => G['View'];
  readonly own: Seat;
}

/** More than so many lines nobody reads before a turn. */
const mostLines = 4;
const told: ReadonlySet<LineKind> = new Set(['claim', 'loss', 'end']);

/**
 * What the others did since one's last turn, while one's next has begun and nothing has come of it yet: what they claimed,
 * and above all who lost.
 */
export function sinceYourTurn<G extends GameTypes>(t: TFunction, past: Past<G>): readonly string[] {
  const { screens, steps, viewAt, names, own } = past;
  const isOwn = (step: number) => screens.turnOf(viewAt(step)) === own;
  const last = steps.length - 1;
  if (!isOwn(last)) return [];
  const begun = backWhile(last, isOwn);
  const ofTurn = steps.slice(begun + 1).flatMap(({ events }) => events);
  if (screens.words.news(t, ofTurn, names, viewAt(last)).length > 0) return [];
  const before = backWhile(begun, (step) => !isOwn(step));
  const since = [{ events: [] }, ...steps.slice(before, begun + 1)];
  return shortened(
    screens.words.lines(t, since, names, viewAt(last), own).filter(({ kind }) => told.has(kind)),
  ).map(({ text }) => text);
}

/** The first of the steps before this one that are all alike. */
function backWhile(from: number, alike: (step: number) => boolean): number {
  let step = from;
  while (step > 0 && alike(step - 1)) step--;
  return step;
}

/** The oldest claims are forgotten first. */
function shortened(lines: readonly LogLine[]): readonly LogLine[] {
  if (lines.length <= mostLines) return lines;
  const oldest = lines.findIndex(({ kind }) => kind === 'claim');
  return shortened(lines.filter((_, at) => at !== Math.max(0, oldest)));
}
