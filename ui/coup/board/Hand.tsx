import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { CoupView, Seat } from '../../../engine';
import { CardBack } from '../../cards/CardBack';
import { CardFace } from '../../cards/CardFace';
import { useLanguage } from '../../i18n/language';
import { Text } from '../../Text';
import { useTextScale } from '../../theme/textScale';
import { space } from '../../theme/tokens';
import { cardsBefore, type Lying } from './lying';
import { Scorch } from './SmallCard';

interface HandProps {
  readonly view: CoupView;
  readonly seat: Seat;
}

/** A card narrower than this has no room for a character's name; a wider one fills a phone by itself. */
const widths = { least: 126, most: 150 } as const;

/** One seat's own cards, large. It shows what the view shows, so nobody sees more here than they may. */
export function Hand({ view, seat }: HandProps) {
  const { t } = useLanguage();
  const scale = useTextScale();
  const window = useWindowDimensions();
  const [room, setRoom] = useState(window.width - 2 * space.l);
  const cards = cardsBefore(view, seat);
  const half = Math.min((room - space.l) / 2, window.height * 0.16);
  const width = Math.min(room, Math.max(widths.least * scale, Math.min(half, widths.most)));
  if (cards.length === 0)
    return (
      <Text tone="inkMuted" align="center">
        {t('board.noCards')}
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

function HeldCard({ card, width }: { card: Lying; width: number }) {
  const { t } = useLanguage();
  const label =
    card.how === 'hidden'
      ? t('board.faceDown', { count: 1 })
      : t(`board.${card.how}`, { role: t(`cast.${card.role}.name`) });
  return (
    <View style={[styles.held, { width }]} accessible role="img" aria-label={label}>
      {card.how === 'hidden' ? (
        <CardBack width={width} />
      ) : (
        <View style={card.how === 'lost' && styles.lost}>
          <CardFace character={card.role} width={width} />
          {card.how === 'lost' && <Scorch width={width} size="large" />}
        </View>
      )}
      {card.how === 'lost' && (
        <Text variant="small" tone="danger" align="center">
          {t('board.lostCard')}
        </Text>
      )}
      {card.how === 'shown' && (
        <Text variant="small" tone="brassInk" align="center">
          {t('board.stillInPlay')}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  hand: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.l },
  held: { gap: space.xs },
  lost: { opacity: 0.75 },
});
