import { StyleSheet, View } from 'react-native';
import { equipment, equipmentCards, type Equipment } from '../../../engine/cops/equipment/cards';
import { Artwork } from '../../art/Artwork';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { useTextScale } from '../../theme/textScale';
import { materials, radius, space } from '../../theme/tokens';
import { equipmentScreens, isChangedByBand } from './cards';

/** Every piece of equipment with what it does and when: a line each, to be read at a glance while others wait. */
export function EquipmentList() {
  const { t } = useLanguage();
  return (
    <>
      <Text variant="heading">{t('castPage.equipment')}</Text>
      <Text tone="inkMuted">{t('castPage.equipmentIntro')}</Text>
      <View role="list" style={styles.list}>
        {equipment.map((card) => (
          <Entry key={card} card={card} />
        ))}
      </View>
    </>
  );
}

function Entry({ card }: { card: Equipment }) {
  const { t } = useLanguage();
  const scale = useTextScale();
  return (
    <View role="listitem" style={styles.entry}>
      <View style={styles.card}>
        <Artwork {...equipmentScreens[card]} width={64 * scale} />
      </View>
      <View style={[styles.words, { flexBasis: 150 * scale }]}>
        <Text variant="subheading">{t(`equipment.${card}.name`)}</Text>
        <Text variant="small" tone="brassInk">
          {t(`equipment.when.${equipmentCards[card].when}`)}
        </Text>
        <Text>{t(`equipment.${card}.line`)}</Text>
        {isChangedByBand(card) && (
          <>
            <Text variant="small" tone="brassInk">
              {t('equipment.withBand')}
            </Text>
            <Text>{t(`equipment.band.${card}`)}</Text>
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
