import { StyleSheet, View } from 'react-native';
import { Artwork } from '../art/Artwork';
import { emblemOf, tonesOf } from '../cards/character';
import { Coin } from '../Coin';
import { useLanguage } from '../i18n/language';
import { Sheet } from '../Sheet';
import { Text } from '../Text';
import { materials, radius, space } from '../theme/tokens';
import type { CastMember } from './cast';

interface CastSheetProps {
  readonly member: CastMember | null;
  readonly onClose: () => void;
}

/** One character: the portrait, what it does, what it stops, and the coins it moves. */
export function CastSheet({ member, onClose }: CastSheetProps) {
  const { t } = useLanguage();
  return (
    <Sheet visible={member !== null} title={member ? t(`cast.${member.id}.name`) : ''} onClose={onClose}>
      {member && <CastMemberText member={member} />}
    </Sheet>
  );
}

function CastMemberText({ member }: { member: CastMember }) {
  const { t } = useLanguage();
  const { id, price, gain } = member;
  const deeds = [t(`cast.${id}.power`), t(`cast.${id}.block`)].filter((deed) => deed !== '');
  return (
    <View style={styles.row}>
      <View style={styles.portrait}>
        <Artwork drawing={emblemOf(id)} width={128} tones={tonesOf(id)} />
      </View>
      <View style={styles.words}>
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

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  portrait: {
    backgroundColor: materials.paper,
    borderRadius: radius.m,
    padding: space.s,
    alignSelf: 'flex-start',
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 220, gap: space.s },
  coins: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});
