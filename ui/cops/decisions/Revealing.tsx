import { useState } from 'react';
import type { Cops } from '../../../engine/cops';
import { Button } from '../../components/Button';
import { QuestionSheet } from '../../components/Question';
import { Note } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { answering } from '../../match/seat';
import { ChoosableCards } from '../cards/ChoosableCards';
import { cardName } from '../cards/inWords';
import { ReadableEquipment } from '../equipment/EquipmentSign';

/** GC-15, GC-16: one hidden card of one's own goes face up, for good. */
export function Revealing({ view, moves, onMove }: DecisionProps<Cops, 'reveal'>) {
  const { t } = useLanguage();
  const [place, setPlace] = useState<number | null>(null);
  const turning = (at: number | null) => moves.find(({ card }) => card === at);
  const move = turning(place);
  const { cards = [], hand = [] } = view.seats[answering(view)] ?? {};
  const chosen = place === null ? undefined : cards[place];
  const title = t('cops.decision.title.reveal');
  return (
    <QuestionSheet
      title={title}
      lines={[t('cops.decision.note.reveal')]}
      inReach={
        <Button
          label={
            chosen
              ? t('cops.decision.confirm.reveal', { card: cardName(t, chosen) })
              : t('cops.decision.confirm.choose')
          }
          kind="danger"
          disabled={!move}
          onPress={() => move && onMove(move)}
        />
      }
    >
      {/* What it is turned up for: nothing else would show a card that was drawn into an empty hand. */}
      {view.declared?.type === 'equip' &&
        hand.map((card) => card !== null && <ReadableEquipment key={card} {...{ card, view }} />)}
      <ChoosableCards
        label={title}
        cards={cards}
        open={moves.map(({ card }) => card)}
        chosen={place === null ? [] : [place]}
        each="radio"
        onTap={setPlace}
        onHold={(at) => {
          const held = turning(at);
          if (held) onMove(held);
        }}
      />
      <Note align="center">{t('cops.decision.holdCard')}</Note>
    </QuestionSheet>
  );
}
