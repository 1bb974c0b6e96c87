import type { Seat } from '../../../engine/core';
import type { Retrospect } from '../../../engine/coup';
import { Text } from '../../components/Text';
import { Part } from '../../end/Part';
import { Tales } from '../../end/Tales';
import { useLanguage } from '../../i18n/language';
import { claimName } from '../decisions/words';
import { turnAt } from './turnAt';

interface LiesProps {
  readonly past: Retrospect;
  readonly names: readonly string[];
  /** Whoever is called “you”. */
  readonly you: Seat | null;
  readonly onOpen: (step: number) => void;
}

/** Who claimed what they did not hold, and whether anybody noticed. */
export function Bluffs({ past, names, you, onOpen }: LiesProps) {
  const { t } = useLanguage();
  const tales = past.bluffs.map(({ step, seat, claim, caughtBy }) => {
    const turn = turnAt(past.turns, step);
    const name = names[seat] ?? '';
    return {
      step,
      seat,
      name,
      deed: t('coup.end.bluff', { name, claim: claimName(t, claim) }),
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
  return (
    <Part title={t('coup.end.bluffs')}>
      <Text tone="inkMuted">
        {tales.length === 0 ? t('coup.end.noBluffs') : t('coup.end.caught', { caught, all: tales.length })}
      </Text>
      {tales.length > 0 && <Tales tales={tales} onOpen={onOpen} />}
    </Part>
  );
}

/** Who doubted an honest word. */
export function WrongChallenges({ past, names, you, onOpen }: LiesProps) {
  const { t } = useLanguage();
  const tales = past.wrongChallenges.map(({ step, by, seat, claim }) => ({
    step,
    seat: by,
    name: names[by] ?? '',
    deed: t(by === you ? 'coup.end.youDoubted' : seat === you ? 'coup.end.doubtedYou' : 'coup.end.doubted', {
      by: names[by] ?? '',
      name: names[seat] ?? '',
    }),
    end: t('coup.end.wasTrue', { turn: turnAt(past.turns, step), claim: claimName(t, claim) }),
    isBad: false,
  }));
  return (
    <Part title={t('coup.end.wrong')}>
      {tales.length === 0 ? (
        <Text tone="inkMuted">{t('coup.end.noWrong')}</Text>
      ) : (
        <Tales tales={tales} onOpen={onOpen} />
      )}
    </Part>
  );
}
