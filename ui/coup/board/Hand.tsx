import type { TFunction } from 'i18next';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Coup } from '../../../engine/coup';
import { CardBack } from '../../cards/CardBack';
import { CardFace } from '../../cards/CardFace';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { HandProps } from '../../match/GameScreens';
import { useTextScale } from '../../theme/textScale';
import { space } from '../../theme/tokens';
import { cardsBefore, type SeenCard } from './seenCard';
import { Scorch, SmallCard } from './SmallCard';

/** A card narrower than this has no room for a character's name; a wider one fills a phone by itself. */
const widths = { least: 126, most: 150 } as const;

/** One seat's own cards, large. It shows what the view shows, so nobody sees more here than they may. */
export function Hand({ view, seat, size = 'large' }: Omit<HandProps<Coup>, 'names'>) {
  const { t } = useLanguage();
  const scale = useTextScale();
  const window = useWindowDimensions();
  const [room, setRoom] = useState(window.width - 2 * space.l);
  const cards = cardsBefore(view, seat);
  const half = Math.min((room - space.l) / 2, window.height * 0.16);
  const width = Math.min(room, Math.max(widths.least * scale, Math.min(half, widths.most)));
  if (size === 'small') return <SmallHand cards={cards} />;
  if (cards.length === 0)
    return (
      <Text tone="inkMuted" align="center">
        {t('coup.board.noCards')}
      </Text>
    );
  return (
    <View style={styles.hand} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}>
      {cards.map((card, at) => (
        <HeldCard key={at} card={card} width={width} />
      ))}
    </View>
  );
}

/** The longest name of any language in one line: what lies beside the cards stays where it is, whatever they are. */
const captionWidth = 80;

/** Its name stands below a card that is too small for it. */
function SmallHand({ cards }: { readonly cards: readonly SeenCard[] }) {
  const { t } = useLanguage();
  const scale = useTextScale();
  return (
    <View style={styles.small}>
      {cards.map((card, at) => (
        <View
          key={at}
          style={[styles.smallCard, { width: captionWidth * scale }]}
          accessible
          role="img"
          aria-label={inWords(t, card)}
        >
          <SmallCard card={card} width={46 * scale} />
          {card.how !== 'hidden' && (
            <Text variant="fine" tone={card.how === 'lost' ? 'danger' : 'ink'} align="center">
              {t(`cast.${card.role}.name`)}
            </Text>
          )}
          {card.how === 'new' && (
            <Text variant="fine" tone="brassInk" align="center">
              {t('coup.board.newCard')}
            </Text>
          )}
        </View>
      ))}
    </View>
  );
}

const inWords = (t: TFunction, card: SeenCard): string =>
  card.how === 'hidden'
    ? t('coup.board.faceDown', { count: 1 })
    : t(`coup.board.card.${card.how}`, { role: t(`cast.${card.role}.name`) });

const captions = {
  lost: 'coup.board.lostCard',
  shown: 'coup.board.stillInPlay',
  new: 'coup.board.newCard',
} as const;

function HeldCard({ card, width }: { card: SeenCard; width: number }) {
  const { t } = useLanguage();
  return (
    <View style={[styles.held, { width }]} accessible role="img" aria-label={inWords(t, card)}>
      {card.how === 'hidden' ? (
        <CardBack width={width} />
      ) : (
        <View style={card.how === 'lost' && styles.lost}>
          <CardFace character={card.role} width={width} />
          {card.how === 'lost' && <Scorch width={width} size="large" />}
        </View>
      )}
      {(card.how === 'lost' || card.how === 'shown' || card.how === 'new') && (
        <Text variant="small" tone={card.how === 'lost' ? 'danger' : 'brassInk'} align="center">
          {t(captions[card.how])}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  hand: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.l },
  held: { gap: space.xs },
  lost: { opacity: 0.75 },
  small: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  smallCard: { alignItems: 'center', gap: space.hair },
});
