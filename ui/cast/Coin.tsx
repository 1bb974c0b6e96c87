import { StyleSheet, View } from 'react-native';
import { coin } from '../../assets/art';
import { Artwork } from '../art/Artwork';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { space } from '../theme/tokens';

/** So many coins, in words as well: a pile of three and a pile of four look alike at arm's length. */
export function Coin({ count }: { count: number }) {
  const { t } = useLanguage();
  return (
    <View style={styles.row}>
      <Artwork drawing={coin} width={28} />
      <Text variant="label">{t('coins.count', { count })}</Text>
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: space.s } });
