import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { coin } from '../../../assets/art';
import { bomb } from '../../../assets/art/bomb';
import type { CoupView, Role, Seat } from '../../../engine';
import { Artwork } from '../../art/Artwork';
import { Avatar } from '../../Avatar';
import { emblemOf, tonesOf } from '../../cards/character';
import { cardHeight } from '../../cards/cardShape';
import { useLanguage } from '../../i18n/language';
import { Pressable } from '../../Pressable';
import { Text } from '../../Text';
import { useTheme } from '../../theme/ThemeProvider';
import { useTextScale } from '../../theme/textScale';
import { materials, radius, space } from '../../theme/tokens';
import { Anchor } from './Anchor';
import { cardsBefore, type Lying } from './lying';
import { MarkPill } from './MarkPill';
import type { SeatMark } from './marks';
import { PartySign } from './PartySign';
import { bombHolder, isToMove, seatInWords } from './seatInWords';
import type { Seating } from './seating';
import { SmallCard } from './SmallCard';

interface SeatTileProps {
  readonly view: CoupView;
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly mark: SeatMark | null;
  readonly seating: Seating;
  /** What pressing the plate means and does; null while it is only to be looked at. */
  readonly pressing: { readonly label: string; readonly act: () => void } | null;
}

/** One seat's plate: everything that lies before a player. To a screen reader it is one thing. */
export function SeatTile({ view, names, seat, mark, seating, pressing }: SeatTileProps) {
  const { t } = useLanguage();
  const words = seatInWords(t, view, names, seat, mark);
  const plate = (
    <Plate
      view={view}
      name={names[seat] ?? ''}
      seat={seat}
      mark={mark}
      seating={seating}
      pressable={pressing !== null}
    />
  );
  // What lies there is one thing to read, what can be done another: the key lies over the plate, without words of its own.
  return (
    <View style={{ width: seating.plate }}>
      <View style={styles.whole} accessible role="img" aria-label={words}>
        {plate}
      </View>
      {pressing !== null && (
        <Pressable style={styles.over} label={pressing.label} onPress={pressing.act}>
          {null}
        </Pressable>
      )}
    </View>
  );
}

interface PlateProps extends Pick<SeatTileProps, 'view' | 'seat' | 'mark' | 'seating'> {
  readonly name: string;
  readonly pressable: boolean;
}

function Plate({ view, name, seat, mark, seating, pressable }: PlateProps) {
  const theme = useTheme();
  const scale = useTextScale();
  const { out = false, party = null } = view.seats[seat] ?? {};
  const toMove = isToMove(view, seat);
  const { crowded } = seating;
  /** Large letters may take a second line; small ones lean out of theirs. */
  const lines = scale > 1.3 ? 3 : seating.cards === 'below' ? 2 : 1;
  const avatar = (crowded ? 21 : seating.cards === 'below' ? 30 : 25) * scale;
  return (
    <View
      style={[
        styles.plate,
        { backgroundColor: theme.surface, borderColor: toMove || pressable ? materials.brass : theme.line },
        toMove && styles.toMove,
        pressable && [styles.key, { backgroundColor: theme.raised }],
      ]}
    >
      {toMove && <Pointer />}
      <View
        style={[
          styles.header,
          lines === 1 && { height: avatar },
          seating.cards === 'below' && { minHeight: 36 * scale },
        ]}
      >
        <View style={out && styles.dim}>
          <Avatar seat={seat} name={name} size={avatar} />
        </View>
        <View style={styles.name}>
          <Text
            variant={seating.names === 'large' ? 'label' : 'small'}
            numberOfLines={lines}
            tone={out ? 'inkMuted' : 'ink'}
          >
            {name}
          </Text>
        </View>
        {bombHolder(view) === seat && <Artwork drawing={bomb} width={18 * scale} />}
        {party !== null && (
          <Anchor name={`party${seat}`} style={out && styles.dim}>
            <PartySign party={party} size={(crowded ? 16 : 20) * scale} />
          </Anchor>
        )}
      </View>
      <Belongings view={view} seat={seat} mark={mark} seating={seating} />
    </View>
  );
}

function Belongings({ view, seat, mark, seating }: Omit<PlateProps, 'name' | 'pressable'>) {
  const { t } = useLanguage();
  const scale = useTextScale();
  const { coins = 0, out = false } = view.seats[seat] ?? {};
  const cards = cardsBefore(view, seat);
  const lost = cards.flatMap((card) => (card.how === 'lost' ? [card.role] : []));
  const isDrawn = ({ how }: Lying) => seating.drawsLost || how !== 'lost';
  const won = view.outcome?.winners.includes(seat) ?? false;
  const below = seating.cards === 'below';
  const roomForCards = cardHeight(seating.card);
  const names = lost.map((role, at) => <LostName key={at} role={role} alone={!out} />);
  return (
    <View style={[below ? styles.below : styles.beside, !below && { minHeight: roomForCards }]}>
      <View style={[styles.side, out && !below && styles.sideOut]}>
        <View style={[styles.line, { minHeight: lineHeight * scale }, below && styles.lineBelow]}>
          <Anchor
            name={`coins${seat}`}
            style={[styles.coins, !out && { height: (below ? 24 : lineHeight) * scale }]}
          >
            {!out && <Coins count={coins} crowded={seating.crowded} />}
            {out && (
              <Text variant="fine" tone="danger" style={{ maxWidth: below ? 120 * scale : 40 * scale }}>
                {t('board.out')}
              </Text>
            )}
          </Anchor>
          {mark !== null && <MarkPill mark={mark} />}
          {won && <MarkPill mark="wins" />}
        </View>
        {!below && !out && names}
        {!below && out && <View style={styles.names}>{names}</View>}
      </View>
      <Anchor
        name={`cards${seat}`}
        style={[styles.cards, { minHeight: roomForCards }, below && styles.middle]}
      >
        {cards.map(
          (card, at) =>
            isDrawn(card) && (
              <Anchor key={at} name={`card${seat}.${at}`}>
                <SmallCard card={card} width={seating.card} />
              </Anchor>
            ),
        )}
      </Anchor>
      {below && <View style={[styles.namesBelow, { minHeight: 2 * lineHeight * scale }]}>{names}</View>}
    </View>
  );
}

/** A line of fine print beside the cards; taller letters lean out of it rather than make it taller. */
const lineHeight = 17;

function Coins({ count, crowded }: { count: number; crowded: boolean }) {
  const { t } = useLanguage();
  const scale = useTextScale();
  return (
    <>
      <Artwork drawing={coin} width={(crowded ? 15 : 19) * scale} />
      <Text variant={crowded ? 'small' : 'label'}>{t('board.number', { count })}</Text>
    </>
  );
}

/** A character that has left the game by way of this seat: its emblem, and its name in words. */
function LostName({ role, alone }: { role: Role; alone: boolean }) {
  const { t } = useLanguage();
  const scale = useTextScale();
  return (
    <View style={[styles.lost, { height: lineHeight * scale }, alone && styles.lostAlone]}>
      <Artwork drawing={emblemOf(role)} width={14 * scale} tones={tonesOf(role)} />
      <Text variant="fine" tone="inkMuted" numberOfLines={1} style={{ flexShrink: 1 }}>
        {t(`cast.${role}.name`)}
      </Text>
    </View>
  );
}

/** Points at whose turn it is, from the edge of the plate. */
function Pointer() {
  const { direction } = useLanguage();
  return (
    <View style={styles.pointer} aria-hidden>
      <Svg width={9} height={14} viewBox="0 0 9 14">
        <Path
          d={direction === 'rtl' ? 'M8.5.7v12.6L.8 7Z' : 'M.5.7v12.6L8.200 7Z'}
          fill={materials.brassLight}
          stroke={materials.brassDark}
          strokeWidth={1}
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flexGrow: 1 },
  over: { position: 'absolute', inset: 0, borderRadius: radius.m },
  plate: {
    flexGrow: 1,
    borderWidth: 1,
    borderRadius: radius.m,
    paddingVertical: 3,
    paddingHorizontal: 4,
    gap: 2,
  },
  toMove: { borderWidth: 2, paddingVertical: 2, paddingHorizontal: 3 },
  /** It stands out of the felt, and can be pushed in. */
  key: { borderBottomWidth: 4 },
  header: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  name: { flex: 1 },
  dim: { opacity: 0.75 },
  beside: { flexDirection: 'row', gap: space.xs },
  below: { gap: space.xs },
  side: { flex: 1, justifyContent: 'space-evenly' },
  sideOut: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-start', gap: 3 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 5 },
  lineBelow: { justifyContent: 'center' },
  coins: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  cards: { flexDirection: 'row', gap: 3, alignItems: 'center', justifyContent: 'flex-end' },
  middle: { justifyContent: 'center', gap: space.s },
  names: { flexShrink: 1 },
  namesBelow: { alignItems: 'center' },
  lost: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  lostAlone: { flexShrink: 1 },
  pointer: { position: 'absolute', insetInlineStart: -7, top: 7 },
});
