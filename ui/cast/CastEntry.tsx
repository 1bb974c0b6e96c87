import { StyleSheet, View } from 'react-native';
import { Artwork } from '../art/Artwork';
import { emblemOf, tonesOf } from '../cards/character';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTextScale } from '../theme/textScale';
import { materials, radius, space } from '../theme/tokens';
import type { CastMember } from './cast';
import { Coin } from './Coin';

interface CastEntryProps {
  readonly member: CastMember;
  /** The width of the portrait. */
  readonly width: number;
}

/** One character: the portrait, what it does, what it stops, and the coins it moves. */
export function CastEntry({ member, width }: CastEntryProps) {
  const { t } = useLanguage();
  const { id, price, gain } = member;
  const deeds = [t(`cast.${id}.power`), t(`cast.${id}.block`)].filter((deed) => deed !== '');
  return (
    <View style={styles.row}>
      <View style={styles.portrait}>
        <Artwork drawing={emblemOf(id)} width={width} tones={tonesOf(id)} />
      </View>
      <View style={[styles.words, { flexBasis: narrowest * useTextScale() }]}>
        <Text variant="subheading" tone="brassInk">
          {t(`cast.${id}.line`)}
        </Text>
        {deeds.map((deed) => (
          <Text key={deed}>{deed}</Text>
        ))}
        {price !== undefined && <Coins label={t('castPage.price')} count={price} />}
        {gain !== undefined && <Coins label={t('castPage.gain')} count={gain} />}
      </View>
    </View>
  );
}

function Coins({ label, count }: { label: string; count: number }) {
  return (
    <View style={styles.coins}>
      <Text tone="inkMuted">{label}</Text>
      <Coin count={count} />
    </View>
  );
}

/** Words narrower than this go below the portrait. */
const narrowest = 200;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  portrait: {
    backgroundColor: materials.paper,
    borderRadius: radius.m,
    padding: space.s,
    alignSelf: 'flex-start',
  },
  words: { flexGrow: 1, flexShrink: 1, gap: space.s },
  coins: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});
