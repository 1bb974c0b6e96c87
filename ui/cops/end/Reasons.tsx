import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import type { PlayedMatch } from '../../../engine/core';
import { reasons, type Cops, type Retrospect, type Thought } from '../../../engine/cops';
import { inSlices } from '../../../store/match/slices';
import { Text } from '../../components/Text';
import { Part } from '../../end/Part';
import { Tales } from '../../end/Tales';
import { useLanguage } from '../../i18n/language';
import type { Reader } from '../../log/eventRow';
import { equipmentName, nameAt } from '../terms';
import { deedOf } from './deedWords';

interface ReasonsProps {
  readonly played: PlayedMatch<Cops>;
  readonly past: Retrospect;
  readonly reader: Reader;
  readonly onOpen: (step: number) => void;
}

/** What the bots made of whoever they acted on. It is thought through again while the page already stands. */
export function Reasons({ played, past, reader, onOpen }: ReasonsProps) {
  const { t } = useLanguage();
  const [thoughts, setThoughts] = useState<readonly Thought[] | null>(null);
  useEffect(() => inSlices(reasons(played), setThoughts), [played]);
  if (thoughts?.length === 0) return null;
  const turnOf = (step: number) => past.turns.findLast((mark) => mark.step < step)?.turn ?? 0;
  return (
    <Part title={t('cops.end.reasons.title')}>
      {thoughts === null ? (
        <Text tone="inkMuted">{t('cops.end.reasons.recalling')}</Text>
      ) : (
        <Tales
          tales={thoughts.map((thought) => ({
            step: thought.step,
            seat: thought.seat,
            name: nameAt(reader.names, thought.seat),
            deed: deedInWords(t, thought, reader),
            end: thoughtInWords(t, thought, turnOf(thought.step) + 1, reader),
            isBad: false,
          }))}
          onOpen={onOpen}
        />
      )}
    </Part>
  );
}

function deedInWords(t: TFunction, { seat, target, deed, equipment }: Thought, reader: Reader): string {
  if (deed === 'look' || deed === 'shot') return deedOf(t, deed, seat, target, reader);
  const { names, you } = reader;
  const who = { name: nameAt(names, seat), target: nameAt(names, target) };
  const words = target === you ? 'cops.end.atYou' : 'cops.end.reasons';
  const card = equipment === null ? '' : equipmentName(t, equipment);
  return t(`${words}.${deed}`, { ...who, card });
}

function thoughtInWords(
  t: TFunction,
  { target, team, chance }: Thought,
  turn: number,
  { names, you }: Reader,
): string {
  const thought = { turn, side: t(`cops.end.reasons.${team}`), percent: Math.round(chance * 100) };
  return target === you
    ? t('cops.end.atYou.thought', thought)
    : t('cops.end.reasons.thought', { ...thought, target: nameAt(names, target) });
}
