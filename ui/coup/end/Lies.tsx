import type { Seat } from '../../../engine/core';
import type { Retrospect } from '../../../engine/coup';
import { TalePart } from '../../end/TalePart';
import { useLanguage } from '../../i18n/language';
import { claimName } from '../decisions/words';
import { turnAt } from './turnAt';

interface LiesProps {
  readonly past: Retrospect;
  readonly names: readonly string[];
  /** The seat that is called “you”. */
  readonly you: Seat | null;
  readonly onOpen: (step: number) => void;
}

/** Who claimed what they did not hold, and whether anybody noticed. */
export function Bluffs({ past, names, you, onOpen }: LiesProps) {
  const { t } = useLanguage();
  const tales = past.bluffs.map(({ step, seat, claim, caughtBy }) => {
    const turn = turnAt(past.turns, step);
    return {
      step,
      seat,
      deed: t('coup.end.bluff', { name: names[seat] ?? '', claim: claimName(t, claim) }),
      end:
        caughtBy === null
          ? t('coup.end.gotAway', { turn })
          : caughtBy === you
            ? t('coup.end.caughtByYou', { turn })
            : t('coup.end.caughtBy', { turn, name: names[caughtBy] ?? '' }),
      isBad: caughtBy !== null,
    };
  });
  const caught = tales.filter(({ isBad }) => isBad).length;
  const note =
    tales.length === 0 ? t('coup.end.noBluffs') : t('coup.end.caught', { caught, all: tales.length });
  return <TalePart title={t('coup.end.bluffs')} {...{ note, names, tales, onOpen }} />;
}

/** Who doubted an honest word. */
export function WrongChallenges({ past, names, you, onOpen }: LiesProps) {
  const { t } = useLanguage();
  const tales = past.wrongChallenges.map(({ step, by, seat, claim }) => ({
    step,
    seat: by,
    deed: t(by === you ? 'coup.end.youDoubted' : seat === you ? 'coup.end.doubtedYou' : 'coup.end.doubted', {
      by: names[by] ?? '',
      name: names[seat] ?? '',
    }),
    end: t('coup.end.wasTrue', { turn: turnAt(past.turns, step), claim: claimName(t, claim) }),
  }));
  const note = tales.length === 0 ? t('coup.end.noWrong') : null;
  return <TalePart title={t('coup.end.wrong')} {...{ note, names, tales, onOpen }} />;
}
