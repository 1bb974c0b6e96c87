import { StyleSheet, View } from 'react-native';
import type { CopsView, Equipment } from '../../../engine/cops';
import { Artwork } from '../../art/Artwork';
import { Note, Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { RuleSign } from '../../rules/RuleDoors';
import { materials, radius, space } from '../../theme/tokens';
import { sectionOf } from '../log/rules';
import { equipmentLine, equipmentName } from '../terms';
import { equipmentScreens } from './cards';

interface EquipmentSignProps {
  readonly card: Equipment;
  readonly view: Pick<CopsView, 'variant'>;
}

/** A piece of equipment with its emblem, its name and what it does. */
export function EquipmentSign({ card, view }: EquipmentSignProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.sign}>
      <View style={styles.emblem}>
        <Artwork {...equipmentScreens[card]} width={40} />
      </View>
      <View style={styles.words}>
        <Text variant="label">{equipmentName(t, card)}</Text>
        <Note>{equipmentLine(t, card, view.variant)}</Note>
      </View>
    </View>
  );
}

/** The same, with a way to all that the book says of it. */
export function ReadableEquipment({ card, view }: EquipmentSignProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.readable}>
      <View style={styles.words}>
        <EquipmentSign {...{ card, view }} />
      </View>
      <RuleSign rule={sectionOf(card)} about={equipmentName(t, card)} />
    </View>
  );
}

const styles = StyleSheet.create({
  sign: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  emblem: { backgroundColor: materials.paper, borderRadius: radius.s, padding: 3 },
  readable: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  words: { flex: 1, minWidth: 0 },
});
