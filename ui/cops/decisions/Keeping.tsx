import { View } from 'react-native';
import type { Cops, CopsView, Equipment } from '../../../engine/cops';
import { Plates } from '../../components/Plate';
import { Question } from '../../components/Question';
import { Text } from '../../components/Text';
import { useSecondTouch } from '../../components/useSecondTouch';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { space } from '../../theme/tokens';
import { equipmentName } from '../terms';
import { CardPlate } from './EquipmentPlates';

/** GC-33: one equipment card; any other goes under the deck. */
export function Keeping({ view, moves, onMove }: DecisionProps<Cops, 'keep'>) {
  const { t } = useLanguage();
  return (
    <View style={{ gap: space.m }}>
      <Question title={t('cops.decision.title.keep')} lines={[t('cops.decision.note.keep')]} />
      <Plates>
        {moves.map((move) => (
          <Kept key={move.equipment} view={view} card={move.equipment} onKeep={() => onMove(move)} />
        ))}
      </Plates>
    </View>
  );
}

interface KeptProps {
  readonly view: CopsView;
  readonly card: Equipment;
  readonly onKeep: () => void;
}

/** The card is its own button: what it is asked for a second time stands on it. */
function Kept({ view, card, onKeep }: KeptProps) {
  const { t } = useLanguage();
  const { isArmed, ...touches } = useSecondTouch(onKeep);
  const again = t('common.touchAgain', {
    what: t('cops.decision.confirm.keep', { card: equipmentName(t, card) }),
  });
  return (
    <CardPlate {...{ view, card }} {...touches} reason={null} meaning={isArmed ? again : ''}>
      <View aria-live="polite">
        {isArmed && (
          <Text variant="label" tone="brassInk">
            {again}
          </Text>
        )}
      </View>
    </CardPlate>
  );
}
