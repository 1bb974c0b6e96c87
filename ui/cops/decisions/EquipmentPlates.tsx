import { View } from 'react-native';
import type { CopsMove, CopsView, Equipment, Use } from '../../../engine/cops';
import { Plates } from '../../components/Plate';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { useWanted } from '../../match/wanted';
import { space } from '../../theme/tokens';
import { answering } from './answering';
import { CardPlate } from './CardPlate';
import { heldBack } from './whyNot';

export const usesIn = (moves: readonly CopsMove[], equipment: Equipment): readonly Use[] =>
  moves.filter((move) => move.type === 'use').filter((use) => use.equipment === equipment);

interface EquipmentPlatesProps {
  readonly view: CopsView;
  readonly moves: readonly CopsMove[];
  readonly onChoose: (equipment: Equipment) => void;
}

/** One's own equipment, whether or not this is its moment. */
export function EquipmentPlates({ view, moves, onChoose }: EquipmentPlatesProps) {
  const { t } = useLanguage();
  const leadsOn = useWanted();
  const hand = (view.seats[answering(view)]?.hand ?? []).flatMap((card) => card ?? []);
  if (hand.length === 0) return null;
  return (
    <View style={{ gap: space.s }}>
      <Text variant="section" tone="brassInk">
        {t('cops.decision.equipment')}
      </Text>
      <Plates>
        {hand.map((equipment) => {
          const uses = usesIn(moves, equipment);
          return (
            <CardPlate
              key={equipment}
              reason={uses.length > 0 ? null : t(`cops.decision.heldBack.${heldBack(view, equipment)}`)}
              card={equipment}
              view={view}
              pointedAt={leadsOn(uses)}
              onPress={uses.length > 0 ? () => onChoose(equipment) : null}
            />
          );
        })}
      </Plates>
    </View>
  );
}
