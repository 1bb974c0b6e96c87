import { StyleSheet, View } from 'react-native';
import type { Cops } from '../../../engine/cops';
import { Avatar } from '../../components/Avatar';
import { Note, Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import type { HandProps } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import { space } from '../../theme/tokens';
import { IdentityCard } from '../cards/IdentityCard';
import { cardWithin } from '../cards/inWords';
import { justSeenBy, notedBy } from './known';

/** One's own notes: all that one has seen of what is still hidden, but for what is held into the light just now. */
export function Known({ view, names, seat }: Omit<HandProps<Cops>, 'size'>) {
  const { t } = useLanguage();
  const seen = notedBy(view, seat);
  if (seen.length === 0 && justSeenBy(view, seat).length > 0) return null;
  return (
    <View style={styles.notes}>
      <Text variant="section" tone="brassInk">
        {t('cops.board.youSaw')}
      </Text>
      {seen.length === 0 && <Note>{t('cops.board.sawNothing')}</Note>}
      {seen.map(({ owner, cards }) => (
        <View key={owner} style={styles.line}>
          <Avatar seat={owner} name={nameAt(names, owner)} size={24} />
          <Text style={{ flexShrink: 1 }}>
            {t('cops.board.about', {
              what: nameAt(names, owner),
              state: listed(
                t,
                cards.map(({ card, place }) => cardWithin(t, card, place)),
              ),
            })}
          </Text>
        </View>
      ))}
    </View>
  );
}

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
  notes: { gap: space.xs, alignItems: 'center' },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, maxWidth: '100%', flexShrink: 1 },
  seen: { alignItems: 'center', gap: space.s },
  cards: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
  card: { alignItems: 'center', gap: space.xs, maxWidth: 160 },
});
