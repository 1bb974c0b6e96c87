import { StyleSheet, View } from 'react-native';
import { mask, maskTones } from '../../../assets/art/mask';
import type { Cops } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { Artwork } from '../../art/Artwork';
import { Avatar } from '../../components/Avatar';
import { Icon } from '../../components/Icon';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { inDigitsOf } from '../../i18n/written';
import type { SeenTable } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import { holdsWord } from '../../match/table/MarkPill';
import { FittedName } from '../../match/table/ring/FittedName';
import type { PlacedSeat } from '../../match/table/ring/Ring';
import { Tile } from '../../match/table/ring/Tile';
import { useTextScale } from '../../theme/textScale';
import { useTheme } from '../../theme/ThemeProvider';
import { materials, seatColours } from '../../theme/tokens';
import { typefaces } from '../../theme/typeface';
import { SmallIdentity } from '../cards/IdentityCard';
import { Belongings } from './Belongings';
import { othersWhoKnow } from './known';
import { isToMove, markWord, seatInWords } from './seatInWords';
import { tileLook, type TileLook } from './tileLook';

/** Either edge of the tile, and between the sign and the name. */
const besideName = 11;

/** One seat's tile: everything that lies before a player. To a screen reader it is one thing. */
export function SeatTile({ view, names, ...placed }: SeenTable<Cops> & PlacedSeat) {
  const { seat, mark, own, box } = placed;
  const { t, language } = useLanguage();
  const scale = useTextScale();
  const look = tileLook(box, scale);
  const name = nameAt(names, seat);
  const called = seat === own ? t('match.you') : name;
  return (
    <Tile
      {...placed}
      label={seatInWords(t, view, names, seat, called, mark)}
      isToMove={isToMove(view, seat)}
      won={view.outcome?.winners.includes(seat) ?? false}
      out={view.seats[seat]?.status === 'out'}
      markWords={(shown) =>
        shown === 'wins' || shown === 'out'
          ? t(`cops.board.${shown}`)
          : t(`cops.board.marks.${markWord(shown)}`)
      }
      isWordy={(words) => holdsWord(words, box.width, scale, typefaces[language])}
    >
      <View style={styles.header}>
        <Avatar seat={seat} name={name} size={look.avatar} />
        <FittedName variant={look.name} room={box.width - besideName - look.avatar}>
          {called}
        </FittedName>
      </View>
      <Cards {...{ view, names, seat, look }} />
      <Belongings {...{ view, names, seat, look }} />
    </Tile>
  );
}

interface PartProps extends SeenTable<Cops> {
  readonly seat: Seat;
  readonly look: TileLook;
}

/** Three places in their owner's order; below each, who has looked. The band has put its mask where they lay. */
function Cards({ view, names, seat, look }: PartProps) {
  const { status, cards = [] } = view.seats[seat] ?? {};
  if (status === 'band')
    return (
      <View style={styles.middle}>
        <Artwork drawing={mask} width={look.card * 1.8} tones={maskTones} />
      </View>
    );
  return (
    <View style={styles.cards}>
      {cards.map((card, place) => (
        <View key={place} style={styles.place}>
          <View style={status === 'out' && styles.fallen}>
            <SmallIdentity card={card} width={look.card} />
          </View>
          <Lookers seats={othersWhoKnow(card, seat)} {...{ names, look }} />
        </View>
      ))}
    </View>
  );
}

const seatColourOf = (seat: Seat): string => seatColours[seat % seatColours.length] ?? materials.brass;

interface LookersProps {
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly look: TileLook;
}

/** Who has looked at a card: their marks, or, where there is no room, how many, or dots of their colours on the card. */
function Lookers({ seats, names, look }: LookersProps) {
  const { language } = useLanguage();
  const theme = useTheme();
  if (look.lookersAre === 'dots')
    return (
      <View style={styles.dots}>
        {seats.map((seat) => (
          <View key={seat} style={[styles.dot, { backgroundColor: seatColourOf(seat) }]} />
        ))}
      </View>
    );
  const line = [styles.line, { height: look.lookers }];
  if (seats.length === 0) return <View style={line} />;
  if (look.lookersAre === 'marks' && seats.length * look.sign * 0.8 <= look.card * 1.2)
    return (
      <View style={line}>
        {seats.map((seat) => (
          <Avatar key={seat} seat={seat} name={nameAt(names, seat)} size={look.sign * 0.8} />
        ))}
      </View>
    );
  return (
    <View style={line}>
      <Icon name="peek" size={look.sign * 0.75} colour={theme.inkMuted} />
      <Text variant="fine" tone="inkMuted">
        {inDigitsOf(language, String(seats.length))}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  cards: { flex: 1, flexDirection: 'row', justifyContent: 'center', alignItems: 'center', gap: 3 },
  place: { alignItems: 'center', gap: 1 },
  /** GC-21: a player who is out lays their cards sideways; leaning says as much in less room. */
  fallen: { transform: [{ rotate: '-14deg' }, { scale: 0.82 }], opacity: 0.7 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  dots: {
    position: 'absolute',
    bottom: 0,
    width: '100%',
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 1,
  },
  dot: { width: 6, height: 6, borderRadius: 3, borderWidth: 1, borderColor: materials.night },
});
