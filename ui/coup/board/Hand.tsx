import type { TFunction } from 'i18next';
import { StyleSheet, View } from 'react-native';
import type { Coup } from '../../../engine/coup';
import { CardBack } from '../../cards/CardBack';
import { CardFace } from '../../cards/CardFace';
import { widthOfCards } from '../../cards/widthOfCards';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { HandProps } from '../../match/GameScreens';
import { RoomForCards, type CardsRoom } from '../../match/question/RoomForCards';
import { useLandscapePhone } from '../../theme/landscapePhone';
import { useTextScale } from '../../theme/textScale';
import { space } from '../../theme/tokens';
import { Abilities } from './Abilities';
import { cardsBefore, type SeenCard } from './seenCard';
import { Scorch, SmallCard } from './SmallCard';

/** A card narrower than this has no room for a character's name. */
const widths = { least: 104, most: 210 } as const;

/** A word about a card, below it, and what two characters can do, below all. */
const below = { words: 24, abilities: 168 } as const;

/** One seat's own cards, as large as the room lets them be, and what they can do. It shows what the view shows, so nobody sees more here than they may. */
export function Hand({ view, seat, size = 'large' }: Omit<HandProps<Coup>, 'names'>) {
  const { t } = useLanguage();
  const scale = useTextScale();
  const lying = useLandscapePhone();
  const cards = cardsBefore(view, seat);
  if (size === 'small') return <SmallHand cards={cards} />;
  if (cards.length === 0)
    return (
      <Text tone="inkMuted" align="center">
        {t('coup.board.noCards')}
      </Text>
    );
  const inPlay = cards.flatMap((card) => (card.how === 'hidden' || card.how === 'lost' ? [] : [card.role]));
  const widthIn = (room: CardsRoom | null) => {
    const least = widths.least * scale;
    if (room === null) return least;
    const across = lying ? room.across / 2 : room.across;
    const height = room.height - (lying ? 0 : below.abilities * scale) - space.m;
    const words = { height: below.words * scale, width: 0 };
    const widest = widthOfCards({ count: cards.length, across, height, gap: space.l, frame: 0, words });
    return Math.min(room.across, Math.max(least, Math.min(widest, widths.most)));
  };
  return (
    <RoomForCards>
      {(room) => (
        <View style={[styles.held, lying && styles.lying]}>
          <View style={styles.hand}>
            {cards.map((card, at) => (
              <HeldCard key={at} card={card} width={widthIn(room)} />
            ))}
          </View>
          <Abilities view={view} roles={inPlay} />
        </View>
      )}
    </RoomForCards>
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
    <View style={[styles.card, { width }]} accessible role="img" aria-label={inWords(t, card)}>
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
  held: { gap: space.m },
  lying: { flexDirection: 'row', justifyContent: 'center', alignItems: 'center', gap: space.xl },
  card: { gap: space.xs },
  lost: { opacity: 0.75 },
  small: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  smallCard: { alignItems: 'center', gap: space.hair },
});
