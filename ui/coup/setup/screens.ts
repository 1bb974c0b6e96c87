import { ruleBooks, type Coup } from '../../../engine/coup';
import { coupSetup, roomierBook, type CoupChoices } from '../../../store/coup/setup';
import type { SetupScreens } from '../../setup/SetupScreens';
import { coupFaces } from '../faces/faces';
import { BookPanel } from './BookPanel';
import { levelInWords } from './levels';
import { OptionsPanel } from './OptionsPanel';

export const coupSetupScreens: SetupScreens<Coup, CoupChoices> = {
  rules: coupSetup,
  Variant: BookPanel,
  Options: OptionsPanel,
  level: levelInWords,
  faces: coupFaces,
  seatsProblem: (t, { choices: { book }, seating }) => {
    const [fewest, most] = ruleBooks[book].seats;
    return t('coup.setup.seats', {
      book: t(`games.coup.variants.${book}`),
      fewest,
      most,
      players: seating.length,
    });
  },
  roomier: (t, { seating }) => {
    const book = roomierBook(seating.length);
    return book === undefined
      ? null
      : { label: t('coup.setup.playInstead', { book: t(`games.coup.variants.${book}`) }), choices: { book } };
  },
  custom: (t, name) => ({
    label: t('coup.setup.lastWinner'),
    hint: t('coup.setup.lastWinnerHint', { name }),
  }),
};
