import type { Cops, CopsView, Equipment } from '../../../engine/cops';
import { Plates } from '../../components/Plate';
import { QuestionSheet } from '../../components/Question';
import { SecondTouchPrompt, useTouches } from '../../components/SecondTouchPrompt';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { equipmentName } from '../terms';
import { CardPlate } from './EquipmentPlates';

/** GC-33: one equipment card; any other goes under the deck. */
export function Keeping({ view, moves, onMove }: DecisionProps<Cops, 'keep'>) {
  const { t } = useLanguage();
  return (
    <QuestionSheet title={t('cops.decision.title.keep')} lines={[t('cops.decision.note.keep')]}>
      <Plates>
        {moves.map((move) => (
          <Kept key={move.equipment} view={view} card={move.equipment} onPress={() => onMove(move)} />
        ))}
      </Plates>
    </QuestionSheet>
  );
}

interface KeptProps {
  readonly view: CopsView;
  readonly card: Equipment;
  readonly onPress: () => void;
}

/** The card is its own button: what it is asked for a second time stands on it. */
function Kept({ view, card, onPress }: KeptProps) {
  const { t } = useLanguage();
  const what = t('cops.decision.confirm.keep', { card: equipmentName(t, card) });
  const { touches, again } = useTouches({ what, onPress, isForGood: true });
  return (
    <CardPlate {...{ view, card }} {...touches} reason={null}>
      <SecondTouchPrompt words={again} />
    </CardPlate>
  );
}
