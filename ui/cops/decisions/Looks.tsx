import { StyleSheet, View } from 'react-native';
import type { CopsMove, Cops } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { Avatar } from '../../components/Avatar';
import { Name } from '../../components/Name';
import { Pressable } from '../../components/Pressable';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { SeenTable } from '../../match/GameScreens';
import { useWanted } from '../../match/question/wanted';
import { nameAt } from '../../match/seat';
import { useTextScale } from '../../theme/textScale';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, space } from '../../theme/tokens';
import { SmallIdentity } from '../cards/IdentityCard';
import { cardWithin } from '../cards/inWords';
import { whyNotAt } from './whyNot';

type Look = Extract<CopsMove, { readonly type: 'investigate' }>;

interface LooksProps extends SeenTable<Cops> {
  /** Whose cards are shown; those of a single player are larger. */
  readonly seats: readonly Seat[];
  readonly looks: readonly Look[];
  readonly onLook: (look: Look) => void;
}

/** Wide enough for a finger. */
const widths = { several: 34, single: 60 } as const;

/** GC-14: everybody's cards at once, and the one that is touched is looked at. */
export function Looks({ view, names, seats, looks, onLook }: LooksProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.rivals}>
      {seats.map((seat) => {
        const open = looks.filter(({ target }) => target === seat);
        const reason = open.length > 0 ? null : whyNotAt(t, view, 'investigate', 'target', seat);
        if (open.length === 0 && reason === null) return null;
        return <Rival key={seat} {...{ view, names, seats, seat, reason, onLook }} looks={open} />;
      })}
    </View>
  );
}

interface RivalProps extends LooksProps {
  readonly seat: Seat;
  readonly reason: string | null;
}

function Rival({ view, names, seats, seat, looks, reason, onLook }: RivalProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const scale = useTextScale();
  const name = nameAt(names, seat);
  const leadsOn = useWanted();
  const cards = view.seats[seat]?.cards ?? [];
  const width = widths[seats.length === 1 ? 'single' : 'several'];
  return (
    <View style={[styles.rival, { minWidth: 144 * Math.min(scale, 1.5), borderColor: theme.line }]}>
      <View style={styles.who}>
        <Avatar seat={seat} name={name} size={22} />
        <Name variant="small" numberOfLines={1} style={{ flexShrink: 1 }}>
          {name}
        </Name>
      </View>
      {reason !== null ? (
        <Text variant="small" tone="danger">
          {reason}
        </Text>
      ) : (
        <View style={styles.cards}>
          {cards.map((card, place) => {
            const look = looks.find((one) => one.card === place);
            const words = t('cops.board.about', { what: name, state: cardWithin(t, card, place) });
            const face = <SmallIdentity card={card} width={width} />;
            return look ? (
              <Pressable
                key={place}
                aria-label={words}
                sound="deal"
                pointedAt={leadsOn([look])}
                onPress={() => onLook(look)}
                style={[styles.card, { borderColor: theme.brassInk }]}
              >
                {face}
              </Pressable>
            ) : (
              <View key={place} style={[styles.card, styles.shut]} accessible role="img" aria-label={words}>
                {face}
              </View>
            );
          })}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  rivals: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  rival: {
    flexGrow: 1,
    flexBasis: '40%',
    maxWidth: '100%',
    gap: space.xs,
    borderWidth: 1,
    borderRadius: radius.m,
    padding: space.xs,
  },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  cards: { flexDirection: 'row', gap: space.xs },
  card: {
    minWidth: 44,
    minHeight: 54,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.s,
  },
  shut: { borderColor: 'transparent', opacity: 0.75 },
});
