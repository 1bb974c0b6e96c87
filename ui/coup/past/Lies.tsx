import type { Retrospect } from '../../../engine';
import { useLanguage } from '../../i18n/language';
import { Part } from '../../past/Part';
import { Tales } from '../../past/Tales';
import { Text } from '../../Text';
import { claimName } from './claimName';
import { turnAt } from './turnAt';

interface LiesProps {
  readonly past: Retrospect;
  readonly names: readonly string[];
  readonly onOpen: (step: number) => void;
}

/** Who claimed what they did not hold, and whether anybody noticed. */
export function Bluffs({ past, names, onOpen }: LiesProps) {
  const { t } = useLanguage();
  const tales = past.bluffs.map(({ step, seat, claim, caughtBy }) => {
    const turn = turnAt(past.turns, step);
    const name = names[seat] ?? '';
    return {
      step,
      seat,
      name,
      deed: t('past.bluff', { name, claim: claimName(t, claim) }),
      end:
        caughtBy === null
          ? t('past.gotAway', { turn })
          : t('past.caughtBy', { turn, name: names[caughtBy] ?? '' }),
      isBad: caughtBy !== null,
    };
  });
  const caught = tales.filter(({ isBad }) => isBad).length;
  return (
    <Part title={t('past.bluffs')}>
      <Text tone="inkMuted">
        {tales.length === 0 ? t('past.noBluffs') : t('past.caught', { caught, all: tales.length })}
      </Text>
      {tales.length > 0 && <Tales tales={tales} onOpen={onOpen} />}
    </Part>
  );
}

/** Who doubted an honest word. */
export function WrongChallenges({ past, names, onOpen }: LiesProps) {
  const { t } = useLanguage();
  const tales = past.wrongChallenges.map(({ step, by, seat, claim }) => ({
    step,
    seat: by,
    name: names[by] ?? '',
    deed: t('past.doubted', { by: names[by] ?? '', name: names[seat] ?? '' }),
    end: t('past.wasTrue', { turn: turnAt(past.turns, step), claim: claimName(t, claim) }),
    isBad: false,
  }));
  return (
    <Part title={t('past.wrong')}>
      {tales.length === 0 ? (
        <Text tone="inkMuted">{t('past.noWrong')}</Text>
      ) : (
        <Tales tales={tales} onOpen={onOpen} />
      )}
    </Part>
  );
}
