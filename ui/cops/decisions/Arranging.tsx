import { useState } from 'react';
import type { Cops } from '../../../engine/cops';
import { DeliberateButton } from '../../components/DeliberateButton';
import { QuestionSheet } from '../../components/Question';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { useLook } from '../../match/question/wanted';
import { answering } from '../../match/seat';
import { OwnSide } from '../board/Hand';
import { ChoosableCards } from '../cards/ChoosableCards';
import { ReadableEquipment } from '../equipment/EquipmentSign';
import { swapped } from './ways';

const places = [0, 1, 2];

/** GC-09: one's own cards for nobody else's eyes, in any order: two that are touched, or dragged onto one another, change places. */
export function Arranging({ view, moves, onMove }: DecisionProps<Cops, 'arrange'>) {
  const { t } = useLanguage();
  const look = useLook();
  const [order, setOrder] = useState<readonly number[]>(places);
  const [picked, setPicked] = useState<number | null>(null);
  const { cards = [], hand = [] } = view.seats[answering(view)] ?? {};
  const title = t('cops.decision.title.arrange');
  const move = moves.find((one) => one.order.join() === order.join());
  const tap = (place: number) => {
    if (picked !== null && picked !== place) setOrder(swapped(order, picked, place));
    setPicked(picked === null ? place : null);
  };
  return (
    <QuestionSheet
      title={title}
      lines={[t('cops.decision.note.arrange')]}
      inReach={
        <DeliberateButton
          label={t('cops.decision.confirm.arrange')}
          {...look('brass', [move])}
          onPress={() => move && onMove(move)}
        />
      }
    >
      <ChoosableCards
        label={title}
        cards={order.flatMap((from) => cards[from] ?? [])}
        open={places}
        chosen={picked === null ? [] : [picked]}
        each="checkbox"
        onTap={tap}
        onDrop={(from, to) => {
          setOrder(swapped(order, from, to));
          setPicked(null);
        }}
      />
      <OwnSide {...{ view, seat: answering(view) }} />
      {hand.map((card) => card !== null && <ReadableEquipment key={card} {...{ card, view }} />)}
    </QuestionSheet>
  );
}
