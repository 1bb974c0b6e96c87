import type { TFunction } from 'i18next';
import { tallies, type Coup, type CoupFigure } from '../../engine/coup';
import type { Tallies } from '../match/GameScreens';

const figure = (id: CoupFigure) => ({ id, word: (t: TFunction) => t(`coup.tally.${id}`) });

/** What Coup counts of everybody's games, in the order it is shown. */
export const coupTallies: Tallies<Coup> = {
  title: (t) => t('coup.tally.title'),
  figures: [
    figure('bluffs'),
    { ...figure('bluffsFoundOut'), partOf: 'bluffs' },
    figure('challenges'),
    { ...figure('wrongChallenges'), partOf: 'challenges' },
    figure('coups'),
    { ...figure('firstOut'), partOf: 'games' },
  ],
  count: ({ match, steps }) => tallies(steps, match.moves),
};
