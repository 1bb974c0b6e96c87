import { StyleSheet, View } from 'react-native';
import { coin } from '../../assets/art';
import { Artwork } from '../art/Artwork';
import { emblemOf, tonesOf } from '../cards/character';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { scrolledByKeys } from '../input/scrolledByKeys';
import { useTextScale } from '../theme/textScale';
import { materials, radius, space } from '../theme/tokens';
import type { CastMember } from './cast';

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

/** Everybody in play, one below the other. */
export function CastList({ members }: { readonly members: readonly CastMember[] }) {
  const { t } = useLanguage();
  return (
    <View {...scrolledByKeys} role="list" aria-label={t('castPage.title')} style={{ gap: space.xl }}>
      {members.map((member) => (
        <View key={member.id} role="listitem" style={{ gap: space.s }}>
          <Text variant="subheading" role="heading" aria-level={2}>
            {t(`cast.${member.id}.name`)}
          </Text>
          <CastEntry member={member} width={72} />
        </View>
      ))}
    </View>
  );
}

/** The number of coins stands in words as well: a pile of three and a pile of four look alike at arm's length. */
function Coins({ label, count }: { readonly label: string; readonly count: number }) {
  const { t } = useLanguage();
  return (
    <View style={styles.coins}>
      <Text tone="inkMuted">{label}</Text>
      <View style={styles.pile}>
        <Artwork drawing={coin} width={28} />
        <Text variant="label">{t('coins.count', { count })}</Text>
      </View>
    </View>
  );
}

/** In points: if less is left for the words, they go below the portrait. */
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
  pile: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  coins: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});
