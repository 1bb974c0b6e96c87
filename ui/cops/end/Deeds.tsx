import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { Retrospect } from '../../../engine/cops';
import { Text } from '../../components/Text';
import { Part } from '../../end/Part';
import { Tales } from '../../end/Tales';
import { useLanguage } from '../../i18n/language';
import type { Reader } from '../../log/eventRow';
import { identityName, nameAt, placeNumber } from '../terms';
import { deedOf } from './deedWords';

interface DeedsProps {
  readonly past: Retrospect;
  readonly reader: Reader;
  readonly onOpen: (step: number) => void;
}

/** Who shot at whom, and what came of it. */
export function Shots({ past, reader, onOpen }: DeedsProps) {
  const { t } = useLanguage();
  const tales = past.shots.map(({ step, turn, by, target, result, other }) => ({
    step,
    seat: by,
    name: nameAt(reader.names, by),
    deed: sentOn(t, deedOf(t, 'shot', by, target, reader), other, reader),
    end: t(`cops.end.result.${result}`, { turn }),
    isBad: result === 'fatal',
  }));
  return (
    <Part title={t('cops.end.shots')}>
      {tales.length === 0 ? (
        <Text tone="inkMuted">{t('cops.end.noShots')}</Text>
      ) : (
        <Tales tales={tales} onOpen={onOpen} />
      )}
    </Part>
  );
}

/** A shot, and whom a shield has sent it to. */
function sentOn(t: TFunction, shot: string, other: Seat | null, { names, you }: Reader): string {
  if (other === null) return shot;
  return other === you
    ? t('cops.end.atYou.deflected', { shot })
    : t('cops.end.deflected', { shot, other: nameAt(names, other) });
}

/** Who knew what about whom, and since when. */
export function Looks({ past, reader, onOpen }: DeedsProps) {
  const { t } = useLanguage();
  const tales = past.looks.map(({ step, turn, by, target, place, identity }) => ({
    step,
    seat: by,
    name: nameAt(reader.names, by),
    deed: deedOf(t, 'look', by, target, reader),
    end: t('cops.end.saw', { turn, place: placeNumber(place), identity: identityName(t, identity) }),
    isBad: false,
  }));
  return (
    <Part title={t('cops.end.looks')}>
      {tales.length === 0 ? (
        <Text tone="inkMuted">{t('cops.end.noLooks')}</Text>
      ) : (
        <Tales tales={tales} onOpen={onOpen} />
      )}
    </Part>
  );
}
