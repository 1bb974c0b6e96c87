import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { Cops } from '../../../engine/cops';
import { Button } from '../../components/Button';
import { QuestionSheet } from '../../components/Question';
import { Note } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { answering } from '../../match/seat';
import { ChoosableCards } from '../cards/ChoosableCards';
import type { SeenIdentity } from '../cards/IdentityCard';
import { cardName } from '../cards/inWords';
import { ReadableEquipment } from '../equipment/EquipmentSign';
import { placeNumber } from '../terms';

/** GC-15, GC-16: one hidden card of one's own goes face up, for good. */
export function Revealing({ view, moves, onMove }: DecisionProps<Cops, 'reveal'>) {
  const { t } = useLanguage();
  const [place, setPlace] = useState<number | null>(null);
  const turning = (at: number | null) => moves.find(({ card }) => card === at);
  const move = turning(place);
  const { cards = [], hand = [] } = view.seats[answering(view)] ?? {};
  const title = t('cops.decision.title.reveal');
  return (
    <QuestionSheet
      title={title}
      lines={[t('cops.decision.note.reveal')]}
      inReach={
        <Button
          label={place === null ? t('cops.decision.confirm.choose') : turningUp(t, cards[place], place)}
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

/** On the open table nobody sees which card it is: there its place says it. */
const turningUp = (t: TFunction, card: SeenIdentity | undefined, place: number): string =>
  card === undefined || card.identity === null
    ? t('cops.decision.confirm.revealAt', { place: placeNumber(place) })
    : t('cops.decision.confirm.reveal', { card: cardName(t, card) });
