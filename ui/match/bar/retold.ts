import type { TFunction } from 'i18next';
import type { GameTypes, Seat, Step } from '../../../engine/core';
import type { GameScreens } from '../GameScreens';

/** What some steps of a game led to, in the words of its log. Whose turn came is no deed. */
export const retold = <G extends GameTypes>(
  t: TFunction,
  { words }: Pick<GameScreens<G>, 'words'>,
  steps: readonly Pick<Step<G>, 'events'>[],
  names: readonly string[],
  view: G['View'],
  you: Seat | null,
): string =>
  words
    .lines(t, [{ events: [] }, ...steps], names, view, you)
    .filter(({ step, kind }) => step > 0 && kind !== 'turn')
    .map(({ text }) => text)
    .join(' ');
