import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { reasons, type Cops, type Retrospect, type Thought } from '../../../engine/cops';
import type { PlayedMatch, Seat } from '../../../engine/core';
import { inSlices } from '../../../store/match/slices';
import { TalePart } from '../../end/TalePart';
import { useLanguage } from '../../i18n/language';
import type { Reader } from '../../log/eventRow';
import { nameAt } from '../../match/seat';
import { equipmentName, identityName, placeNumber } from '../terms';

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
    deed: sentOn(t, deedOf(t, 'shot', by, target, reader), other, reader),
    end: t(`cops.end.result.${result}`, { turn }),
    isBad: result === 'fatal',
  }));
  const note = tales.length === 0 ? t('cops.end.noShots') : null;
  return <TalePart title={t('cops.end.shots')} names={reader.names} {...{ note, tales, onOpen }} />;
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
    deed: deedOf(t, 'look', by, target, reader),
    end: t('cops.end.saw', { turn, place: placeNumber(place), identity: identityName(t, identity) }),
  }));
  const note = tales.length === 0 ? t('cops.end.noLooks') : null;
  return <TalePart title={t('cops.end.looks')} names={reader.names} {...{ note, tales, onOpen }} />;
}

/** That somebody shot at or looked at another, as a heading. */
function deedOf(
  t: TFunction,
  deed: 'shot' | 'look',
  seat: Seat,
  target: Seat,
  { names, you }: Reader,
): string {
  const name = nameAt(names, seat);
  if (target === you) return t(`cops.end.atYou.${deed}`, { name });
  const both = { name, target: nameAt(names, target) };
  return seat === you ? t(`cops.end.yours.${deed}`, both) : t(`cops.end.${deed}`, both);
}

/** What the bots believed of those they acted on. It is thought through again while the page already stands. */
export function Reasons({
  played,
  past,
  reader,
  onOpen,
}: DeedsProps & { readonly played: PlayedMatch<Cops> }) {
  const { t } = useLanguage();
  const [thoughts, setThoughts] = useState<readonly Thought[] | null>(null);
  useEffect(() => inSlices(reasons(played), setThoughts), [played]);
  if (thoughts?.length === 0) return null;
  const turnOf = (step: number) => past.turns.findLast((mark) => mark.step < step)?.turn ?? 0;
  const tales = (thoughts ?? []).map((thought) => ({
    step: thought.step,
    seat: thought.seat,
    deed: deedInWords(t, thought, reader),
    end: thoughtInWords(t, thought, turnOf(thought.step) + 1, reader),
  }));
  const note = thoughts === null ? t('cops.end.reasons.recalling') : null;
  return <TalePart title={t('cops.end.reasons.title')} names={reader.names} {...{ note, tales, onOpen }} />;
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
