import { ruleBooks, type Book, type Coup } from '../../../engine/coup';
import { coupSetup, roomierBook, type CoupChoices } from '../../../store/coup/setup';
import type { SetupScreens } from '../../setup/SetupScreens';
import { BookPanel } from './BookPanel';
import { levelInWords } from './levels';
import { OptionsPanel } from './OptionsPanel';

export const coupSetupScreens: SetupScreens<Coup, CoupChoices> = {
  rules: coupSetup,
  Panels: (props) => (
    <>
      <BookPanel {...props} />
      <OptionsPanel {...props} />
    </>
  ),
  level: levelInWords,
  seatsProblem: (t, { choices: { book }, seating }) => {
    const [fewest, most] = ruleBooks[book].seats;
    const named = (one: Book) => t(`games.coup.variants.${one}`);
    const roomier = roomierBook(seating.length);
    return {
      words: t('coup.setup.seats', { book: named(book), fewest, most, players: seating.length }),
      ...(roomier && {
        instead: { label: t('coup.setup.playInstead', { book: named(roomier) }), choices: { book: roomier } },
      }),
    };
  },
  custom: (t, name) => ({
    label: t('coup.setup.lastWinner'),
    hint: t('coup.setup.lastWinnerHint', { name }),
  }),
};
