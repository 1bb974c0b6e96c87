import type { ComponentProps, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CopsView, Equipment } from '../../../engine/cops';
import { Plate } from '../../components/Plate';
import { useLanguage } from '../../i18n/language';
import { RuleSign } from '../../rules/RuleSign';
import { space } from '../../theme/tokens';
import { EquipmentSign } from '../equipment/EquipmentSign';
import { sectionOf } from '../log/rules';
import { equipmentName } from '../terms';

interface CardPlateProps extends Omit<ComponentProps<typeof Plate>, 'onWhy' | 'children'> {
  readonly card: Equipment;
  readonly view: CopsView;
  /** Below what it is and does. */
  readonly children?: ReactNode;
}

/** To choose a card, or to read it up; beside the plate, for nothing that can be pressed stands within what can be pressed. */
export function CardPlate({ card, view, children, ...plate }: CardPlateProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.card}>
      <Plate {...plate}>
        <EquipmentSign {...{ card, view }} />
        {children}
      </Plate>
      <RuleSign rule={sectionOf(card)} about={equipmentName(t, card)} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexGrow: 1, flexBasis: '100%' },
});
