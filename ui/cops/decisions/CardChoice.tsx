import { useState } from 'react';
import type { CopsView } from '../../../engine/cops';
import { Button } from '../../components/Button';
import { InReach } from '../../components/PointedScroll';
import { Text } from '../../components/Text';
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
}

/** Which of somebody's cards: one at a touch, or several and then a word to confirm it. */
export function CardChoice({ view, label, steps, leads, onStep }: CardChoiceProps) {
  const { t } = useLanguage();
  const of = steps[0]?.of ?? 0;
  const several = steps.some(({ cards }) => cards.length > 1);
  const open = steps.flatMap(({ cards }) => (cards.length === 1 ? cards : []));
  // Hardly anybody who may look at all of them wants fewer.
  const [chosen, setChosen] = useState<readonly number[]>(several ? open : []);
  const match = steps.find(({ cards }) => cards.join() === [...chosen].sort().join());
  const tap = (place: number) => {
    const single = steps.find(({ cards }) => cards.length === 1 && cards[0] === place);
    if (!several && single) onStep(single);
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
      />
      {several && (
        <InReach>
          <Button
            label={t(`cops.decision.confirm.${match ? confirming(chosen.length) : 'choose'}`)}
            kind="brass"
            disabled={!match}
            onPress={() => match && onStep(match)}
          />
        </InReach>
      )}
    </>
  );
}

const confirming = (cards: number) => (cards === 1 ? 'card' : 'cards');
