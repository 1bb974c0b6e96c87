import { useState } from 'react';
import type { Coup } from '../../../engine/coup';
import { Button } from '../../components/Button';
import { QuestionSheet } from '../../components/Question';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { RoomForCards } from '../../match/question/RoomForCards';
import { useTextScale } from '../../theme/textScale';
import { Cards, cardWidthIn } from './Cards';

/** Exchange: as many stay as were held before, and the rest go back to the court. */
export function Keeping({ view, moves, onMove }: DecisionProps<Coup, 'keep'>) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const count = moves[0]?.cards.length ?? 0;
  const keeping = (places: readonly number[]) => moves.find(({ cards }) => sameCards(cards, places));
  const move = keeping(chosen);
  // Own cards lie first, and just as many are kept.
  const cards = (view.offered ?? []).map((role, at) => ({
    role,
    mark: t(at < count ? 'coup.decision.own' : 'coup.decision.drawn'),
  }));
  const scale = useTextScale();
  const title = t('coup.decision.title.keep', { count });
  // A card that is held is kept, and if it is the last, so is the choice.
  const hold = (at: number) => {
    const held = chosen.includes(at) ? chosen : tapped(chosen, at, count);
    const done = keeping(held);
    if (done) onMove(done);
    else setChosen(held);
  };
  return (
    <QuestionSheet
      title={title}
      lines={[t('coup.decision.note.keep')]}
      inReach={
        <Button
          label={
            move
              ? t('coup.decision.confirm.keep')
              : t('coup.decision.chosen', { chosen: chosen.length, total: count })
          }
          kind="brass"
          answerKey={cards.length + 1}
          disabled={!move}
          onPress={() => move && onMove(move)}
        />
      }
    >
      <RoomForCards>
        {(room) => (
          <Cards
            label={title}
            cards={cards}
            chosen={chosen}
            each={count === 1 ? 'radio' : 'checkbox'}
            onTap={(at) => setChosen(tapped(chosen, at, count))}
            onHold={hold}
            width={cardWidthIn(room, cards.length, scale, 1)}
          />
        )}
      </RoomForCards>
    </QuestionSheet>
  );
}

/** Taken up, or put down again; with one too many, the one chosen first gives way. */
function tapped(chosen: readonly number[], at: number, count: number): readonly number[] {
  if (chosen.includes(at)) return count === 1 ? chosen : chosen.filter((one) => one !== at);
  return [...chosen, at].slice(-count);
}

const sameCards = (cards: readonly number[], chosen: readonly number[]) =>
  cards.length === chosen.length && cards.every((card) => chosen.includes(card));
