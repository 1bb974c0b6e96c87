import type { TFunction } from 'i18next';
import { tallies, type Cops, type CopsFigure } from '../../engine/cops';
import type { Tallies } from '../match/GameScreens';

const figure = (id: CopsFigure) => ({ id, word: (t: TFunction) => t(`cops.tally.${id}`) });

/** What Good Cop Bad Cop counts of everybody's games, in the order it is shown. */
export const copsTallies: Tallies<Cops> = {
  title: (t) => t('cops.tally.title'),
  figures: [
    figure('looks'),
    figure('equipment'),
    figure('shots'),
    { ...figure('leaders'), partOf: 'shots' },
    figure('hits'),
    { ...figure('firstShot'), partOf: 'games' },
  ],
  count: ({ steps }) => tallies(steps),
};
