import { useEffect, useState } from 'react';
import { reasons, type Cops, type Retrospect, type Thought } from '../../../engine/cops';
import type { PlayedMatch, Seat } from '../../../engine/core';
import { inSlices } from '../../../store/match/slices';
import { TalePart } from '../../end/TalePart';
import type { Narrator } from '../../log/eventRow';
import { equipmentName, identityName, placeNumber } from '../terms';

interface DeedsProps {
  readonly past: Retrospect;
  readonly narrator: Narrator;
  readonly onOpen: (step: number) => void;
}

/** Who shot at whom, and what came of it. */
export function Shots({ past, narrator, onOpen }: DeedsProps) {
  const { t, names } = narrator;
  const tales = past.shots.map(({ step, turn, by, target, result, other }) => ({
    step,
    seat: by,
    deed: sentOn(narrator, deedOf(narrator, 'shot', by, target), other),
    end: t(`cops.end.result.${result}`, { turn }),
    isBad: result === 'fatal',
  }));
  const note = tales.length === 0 ? t('cops.end.noShots') : null;
  return <TalePart title={t('cops.end.shots')} {...{ names, note, tales, onOpen }} />;
}

/** A shot, and whom a shield has sent it to. */
function sentOn({ t, name, you }: Narrator, shot: string, other: Seat | null): string {
  if (other === null) return shot;
  return other === you
    ? t('cops.end.atYou.deflected', { shot })
    : t('cops.end.deflected', { shot, other: name(other) });
}

/** Who knew what about whom, and since when. */
export function Looks({ past, narrator, onOpen }: DeedsProps) {
  const { t, names } = narrator;
  const tales = past.looks.map(({ step, turn, by, target, place, identity }) => ({
    step,
    seat: by,
    deed: deedOf(narrator, 'look', by, target),
    end: t('cops.end.saw', { turn, place: placeNumber(place), identity: identityName(t, identity) }),
  }));
  const note = tales.length === 0 ? t('cops.end.noLooks') : null;
  return <TalePart title={t('cops.end.looks')} {...{ names, note, tales, onOpen }} />;
}

/** That somebody shot at or looked at another, as a heading. */
function deedOf({ t, name, you }: Narrator, deed: 'shot' | 'look', seat: Seat, target: Seat): string {
  if (target === you) return t(`cops.end.atYou.${deed}`, { name: name(seat) });
  const both = { name: name(seat), target: name(target) };
  return seat === you ? t(`cops.end.yours.${deed}`, both) : t(`cops.end.${deed}`, both);
}

interface ReasonsProps extends DeedsProps {
  readonly played: PlayedMatch<Cops>;
}

/** What the bots believed of those they acted on. It is thought through again while the page already stands. */
export function Reasons({ played, past, narrator, onOpen }: ReasonsProps) {
  const { t, names } = narrator;
  const [thoughts, setThoughts] = useState<readonly Thought[] | null>(null);
  useEffect(() => inSlices(reasons(played), setThoughts), [played]);
  if (thoughts?.length === 0) return null;
  const turnOf = (step: number) => past.turns.findLast((mark) => mark.step < step)?.turn ?? 0;
  const tales = (thoughts ?? []).map((thought) => ({
    step: thought.step,
    seat: thought.seat,
    deed: actedOn(narrator, thought),
    end: thoughtInWords(narrator, thought, turnOf(thought.step) + 1),
  }));
  const note = thoughts === null ? t('cops.end.reasons.recalling') : null;
  return <TalePart title={t('cops.end.reasons.title')} {...{ names, note, tales, onOpen }} />;
}

function actedOn(narrator: Narrator, { seat, target, deed, equipment }: Thought): string {
  if (deed === 'look' || deed === 'shot') return deedOf(narrator, deed, seat, target);
  const { t, name, you } = narrator;
  const words = target === you ? 'cops.end.atYou' : 'cops.end.reasons';
  const card = equipment === null ? '' : equipmentName(t, equipment);
  return t(`${words}.${deed}`, { name: name(seat), target: name(target), card });
}

function thoughtInWords({ t, name, you }: Narrator, { target, team, chance }: Thought, turn: number): string {
  const thought = { turn, side: t(`cops.end.reasons.${team}`), percent: Math.round(chance * 100) };
  return target === you
    ? t('cops.end.atYou.thought', thought)
    : t('cops.end.reasons.thought', { ...thought, target: name(target) });
}
