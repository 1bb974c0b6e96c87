import { useState } from 'react';
import type { CopsView } from '../../../engine/cops';
import { Button } from '../../components/Button';
import { InReach } from '../../components/PointedScroll';
import { Note, Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { ChoosableCards } from '../cards/ChoosableCards';
import type { Step } from './ways';

type CardsStep = Extract<Step, { readonly ask: 'cards' }>;

interface CardChoiceProps {
  readonly view: CopsView;
  readonly label: string;
  readonly steps: readonly CardsStep[];
  /** Whether a lesson wants this chosen. */
  readonly leads: (step: CardsStep) => boolean;
  readonly onStep: (step: CardsStep) => void;
  /** Where a step is the last one, several cards are confirmed with all that was chosen before. */
  readonly confirm: string | undefined;
  readonly finish: (step: CardsStep) => (() => void) | undefined;
}

/** Which of somebody's cards: one at a touch, or several and then a word to confirm it. */
export function CardChoice({ view, label, steps, leads, onStep, confirm, finish }: CardChoiceProps) {
  const { t } = useLanguage();
  const of = steps[0]?.of ?? 0;
  const several = steps.some(({ cards }) => cards.length > 1);
  const open = steps.flatMap(({ cards }) => (cards.length === 1 ? cards : []));
  // Hardly anybody who may look at all of them wants fewer.
  const [chosen, setChosen] = useState<readonly number[]>(several ? open : []);
  const match = steps.find(({ cards }) => cards.join() === [...chosen].sort().join());
  const done = match && finish(match);
  const confirming = match ? (chosen.length === 1 ? 'card' : 'cards') : 'choose';
  const single = (place: number) => steps.find(({ cards }) => cards.length === 1 && cards[0] === place);
  const finishAt = (place: number) => {
    const step = single(place);
    return step && finish(step);
  };
  const canBeHeld = confirm !== undefined && !several && open.some(finishAt);
  const tap = (place: number) => {
    const step = single(place);
    if (!several && step) onStep(step);
    else setChosen(chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place]);
  };
  return (
    <>
      {several && <Text tone="inkMuted">{t('cops.decision.note.upTo', { most: open.length })}</Text>}
      <ChoosableCards
        label={label}
        cards={view.seats[of]?.cards ?? []}
        open={open}
        pointedAt={steps.flatMap((step) => (step.cards.length === 1 && leads(step) ? step.cards : []))}
        chosen={chosen}
        each={several ? 'checkbox' : 'radio'}
        onTap={tap}
        {...(canBeHeld && { onHold: (place) => finishAt(place)?.() })}
      />
      {canBeHeld && <Note align="center">{t('cops.decision.holdCard')}</Note>}
      {several && (
        <InReach>
          <Button
            label={(done && confirm) ?? t(`cops.decision.confirm.${confirming}`)}
            kind="brass"
            disabled={!match}
            onPress={done ?? (() => match && onStep(match))}
          />
        </InReach>
      )}
    </>
  );
}
