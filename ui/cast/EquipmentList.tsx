import { StyleSheet, View } from 'react-native';
import { Artwork } from '../art/Artwork';
import { Text } from '../components/Text';
import {
  allEquipment,
  emblemOf,
  isChangedByBand,
  tonesOf,
  whenPlayed,
  type Equipment,
} from '../equipment/equipment';
import { useLanguage } from '../i18n/language';
import { useTextScale } from '../theme/textScale';
import { materials, radius, space } from '../theme/tokens';

/** Every piece of equipment with what it does and when: a line each, to be read at a glance while others wait. */
export function EquipmentList() {
  return (
    <View role="list" style={styles.list}>
      {allEquipment.map((equipment) => (
        <Entry key={equipment} equipment={equipment} />
      ))}
    </View>
  );
}

function Entry({ equipment }: { equipment: Equipment }) {
  const { t } = useLanguage();
  const scale = useTextScale();
  return (
    <View role="listitem" style={styles.entry}>
      <View style={styles.card}>
        <Artwork drawing={emblemOf(equipment)} width={64 * scale} tones={tonesOf(equipment)} />
      </View>
      <View style={[styles.words, { flexBasis: 150 * scale }]}>
        <Text variant="subheading">{t(`equipment.${equipment}.name`)}</Text>
        <Text variant="small" tone="brassInk">
          {t(`equipment.when.${whenPlayed[equipment]}`)}
        </Text>
        <Text>{t(`equipment.${equipment}.line`)}</Text>
        {isChangedByBand(equipment) && (
          <>
            <Text variant="small" tone="brassInk">
              {t('equipment.withBand')}
            </Text>
            <Text>{t(`equipment.band.${equipment}`)}</Text>
          </>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.l },
  entry: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m, flexGrow: 1, flexShrink: 1, flexBasis: 300 },
  card: {
    backgroundColor: materials.paper,
    borderColor: materials.brassDark,
    borderWidth: 1,
    borderRadius: radius.m,
    padding: space.s,
    alignSelf: 'flex-start',
  },
  words: { flexGrow: 1, flexShrink: 1, gap: space.hair },
});
