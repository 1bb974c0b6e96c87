import { StyleSheet, View } from 'react-native';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { HandProps } from '../../match/GameScreens';
import type { Cops } from '../../../engine/cops';
import { space } from '../../theme/tokens';
import { IdentityCard } from '../cards/IdentityCard';
import { cardWithin } from '../cards/inWords';
import { nameAt } from '../terms';
import { justSeenBy } from './known';

const cardWidth = 96;

/** The cards that one has come to look at, held into the light before they join one's notes. */
export function JustSeen({ view, names, seat }: Omit<HandProps<Cops>, 'size'>) {
  const { t } = useLanguage();
  const seen = justSeenBy(view, seat);
  if (seen.length === 0) return null;
  return (
    <View style={styles.seen}>
      <Text variant="section" tone="brassInk">
        {t('cops.board.justSeen')}
      </Text>
      <View style={styles.cards}>
        {seen.map(({ owner, place, card }) => {
          const words = t('cops.board.about', {
            what: nameAt(names, owner),
            state: cardWithin(t, card, place),
          });
          return (
            <View key={`${owner} ${place}`} style={styles.card} accessible role="img" aria-label={words}>
              <IdentityCard card={{ ...card, faceUp: true }} width={cardWidth} />
              <Text variant="label" align="center">
                {words}
              </Text>
            </View>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  seen: { alignItems: 'center', gap: space.s },
  cards: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
  card: { alignItems: 'center', gap: space.xs, maxWidth: 160 },
});
