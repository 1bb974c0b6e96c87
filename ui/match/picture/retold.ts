import type { TFunction } from 'i18next';
import type { GameTypes, Seat } from '../../../engine/core';
import { linesOf } from '../../log/eventRow';
import type { GameScreens, SeenTable } from '../GameScreens';
import type { Witnessed } from './past';

interface Looking<G extends GameTypes> extends SeenTable<G> {
  readonly screens: Pick<GameScreens<G>, 'events'>;
  /** The only person at the table. */
  readonly own: Seat | null;
}

/** What some steps of a game led to, in the words of its log. Whose turn came is no deed. */
export const retold = <G extends GameTypes>(
  t: TFunction,
  { screens, view, names, own }: Looking<G>,
  steps: readonly Witnessed<G>[],
): string =>
  linesOf(screens.events, t, [{ events: [] }, ...steps], names, view, own)
    .filter(({ step, kind }) => step > 0 && kind !== 'heading')
    .map(({ text }) => text)
    .join(' ');
