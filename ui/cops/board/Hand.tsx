import { StyleSheet, View } from 'react-native';
import { type Cops, ledBy, teamOf, type CopsView } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { useSettings } from '../../../store/settings';
import { Note, Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import type { HandProps } from '../../match/GameScreens';
import { space } from '../../theme/tokens';
import { IdentityCard, type SeenIdentity } from '../cards/IdentityCard';
import { cardInWords, cardName } from '../cards/inWords';
import { ReadableEquipment } from '../equipment/EquipmentSign';
import { othersWhoKnow } from './known';
import { equipmentName } from '../terms';
import { Known } from './Known';

/** Below a card its name has room in any language. */
const looks = {
  large: { card: 84, place: 98, letters: 'small', side: 'body' },
  small: { card: 40, place: 70, letters: 'fine', side: 'small' },
} as const;

/** What one player holds and knows. It shows what the view shows, so nobody sees more here than they may. */
export function Hand({ view, seat, names, size = 'large' }: HandProps<Cops>) {
  const { t } = useLanguage();
  const ownMemory = useSettings((settings) => settings.ownMemory);
  const player = view.seats[seat];
  if (player === undefined) return null;
  const hand = player.hand.flatMap((card) => card ?? []);
  return (
    <View style={{ gap: space.m }}>
      {player.cards.length === 0 ? (
        <Text tone="inkMuted" align="center" {...(size === 'small' ? { style: styles.beside } : {})}>
          {t('cops.board.noCards')}
        </Text>
      ) : (
        <View style={styles.cards} role="group" aria-label={t('cops.board.yours')}>
          {player.cards.map((card, place) => (
            <OwnCard key={place} {...{ card, place, seat, names, size }} />
          ))}
        </View>
      )}
      <OwnSide {...{ view, seat }} variant={looks[size].side} />
      {size === 'large' && player.status === 'cop' && hand.length === 0 && (
        <Note align="center">{t('cops.board.noEquipment')}</Note>
      )}
      {size === 'large' && hand.map((card) => <ReadableEquipment key={card} {...{ card, view }} />)}
      {size === 'large' && !ownMemory && <Known {...{ view, names, seat }} />}
    </View>
  );
}

interface OwnCardProps {
  readonly card: SeenIdentity;
  readonly place: number;
  readonly seat: number;
  readonly names: readonly string[];
  readonly size: keyof typeof looks;
}

function OwnCard({ card, place, seat, names, size }: OwnCardProps) {
  const { t } = useLanguage();
  const look = looks[size];
  const others = othersWhoKnow(card, seat).map((other) => names[other] ?? '');
  return (
    <View
      style={[styles.card, { width: look.place }]}
      accessible
      role="img"
      aria-label={cardInWords(t, card, place)}
    >
      <IdentityCard card={{ ...card, faceUp: true }} width={look.card} />
      <Text variant={look.letters} align="center">
        {cardName(t, card)}
      </Text>
      {size === 'large' && !card.faceUp && others.length > 0 && (
        <Note align="center">{t('cops.board.seenBy.alone', { names: listed(t, others) })}</Note>
      )}
    </View>
  );
}

interface OwnSideProps {
  readonly view: CopsView;
  /** Whose cards the viewer sees. */
  readonly seat: Seat;
  readonly variant?: 'body' | 'small';
}

/** GC-11, GC-12: whose side one's own cards put one on; they may change hands in the middle of a game. */
export function OwnSide({ view, seat, variant = 'body' }: OwnSideProps) {
  const { t } = useLanguage();
  const player = view.seats[seat];
  if (player?.status !== 'cop' || player.cards.some(({ identity }) => identity === null)) return null;
  const part = ledBy(player) === null ? 'with' : 'leads';
  const turned = part === 'with' && player.attached.includes('plantedEvidence');
  return (
    <View style={[{ gap: space.hair }, variant === 'small' && styles.below]}>
      <Text tone="brassInk" align="center" variant={variant}>
        {t(`cops.board.side.${part}.${teamOf(player)}`)}
      </Text>
      {turned && (
        <Note align="center">
          {t('cops.board.side.turned', { card: equipmentName(t, 'plantedEvidence') })}
        </Note>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.xs },
  card: { alignItems: 'center', gap: space.hair },
  /** As wide as the cards: what the others have stands beside them. */
  below: { maxWidth: 3 * looks.small.place, alignSelf: 'center' },
  /** What the others have needs the room. */
  beside: { maxWidth: 2 * looks.small.place },
});
