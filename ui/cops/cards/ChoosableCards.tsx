import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { cardGroups, cardPlace, ChoosableCard, type EachCard } from '../../cards/ChoosableCard';
import { cardShare } from '../../cards/cardShape';
import { widthInRows, widthOfCards, type CardsPlace } from '../../cards/widthOfCards';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { RoomForCards, type CardsRoom } from '../../match/question/RoomForCards';
import { useTextScale } from '../../theme/textScale';
import { largeText, space } from '../../theme/tokens';
import { Draggable, droppedOn, type Place } from './Draggable';
import { IdentityCard, type SeenIdentity } from './IdentityCard';
import { cardBeside, cardInWords } from './inWords';

interface ChoosableCardsProps {
  readonly label: string;
  readonly cards: readonly SeenIdentity[];
  /** By their places; the others cannot be touched. */
  readonly open: readonly number[];
  readonly chosen: readonly number[];
  readonly pointedAt?: readonly number[];
  readonly each: EachCard;
  readonly onTap: (place: number) => void;
  /** A card is held on purpose: chosen, and nothing more to be asked. */
  readonly onHold?: (place: number) => void;
  /** Where cards can be dragged onto one another; taps say the same. */
  readonly onDrop?: (from: number, to: number) => void;
}

const sizes = { least: 36, most: 170 } as const;
/** Three abreast on the smallest phone, with their words in two lines. */
const words = { width: 80, height: 52 } as const;
/** Round each, on both sides together. */
const frame = 12;

/** Somebody's identity cards in their order, to choose from. Where letters are large, each stands in a line beside its words. */
export function ChoosableCards(props: ChoosableCardsProps) {
  const { label, cards, open, chosen, pointedAt = [], each, onTap, onHold, onDrop } = props;
  const { t } = useLanguage();
  const scale = useTextScale();
  const isLarge = scale >= largeText;
  const places = useRef<(Place | undefined)[]>([]);
  const Holder = cardGroups[each];
  return (
    <RoomForCards>
      {(room) => {
        const cardWidth = (isLarge ? cardWidthInLine : onDrop ? cardWidthInRow : cardWidthIn)(
          room,
          cards.length,
          scale,
        );
        return (
          <Holder label={label} style={styles.row}>
            {cards.map((seen, place) => {
              const told = cardInWords(t, seen, place);
              const face = (
                <View
                  style={
                    isLarge
                      ? [styles.line, { width: (room?.across ?? cardWidth) - frame }]
                      : [styles.face, { width: Math.max(cardWidth, words.width * scale) }]
                  }
                >
                  <IdentityCard card={seen} width={cardWidth} />
                  <Text variant="small" align={isLarge ? 'start' : 'center'} style={{ flexShrink: 1 }}>
                    {isLarge ? cardBeside(t, seen, place) : told}
                  </Text>
                </View>
              );
              if (!open.includes(place))
                return (
                  <View key={place} style={[cardPlace, styles.shut]} accessible aria-label={told}>
                    {face}
                  </View>
                );
              const card = (
                <ChoosableCard
                  key={place}
                  each={each}
                  isChosen={chosen.includes(place)}
                  aria-label={told}
                  pointedAt={pointedAt.includes(place)}
                  onPress={() => onTap(place)}
                  onHold={onHold && (() => onHold(place))}
                >
                  {face}
                </ChoosableCard>
              );
              if (!onDrop) return card;
              return (
                <Draggable
                  key={place}
                  onPlaced={(at) => {
                    places.current[place] = at;
                  }}
                  onDropped={(way) => {
                    const to = droppedOn(places.current, place, way);
                    if (to !== null) onDrop(place, to);
                  }}
                >
                  {card}
                </Draggable>
              );
            })}
          </Holder>
        );
      }}
    </RoomForCards>
  );
}

function cardWidthIn(room: CardsRoom | null, count: number, scale: number): number {
  return room === null ? words.width : between(widthOfCards(placeIn(room, count, scale)));
}

/** What is dragged up or down scrolls: cards that change places lie side by side, wherever their words have room so. */
function cardWidthInRow(room: CardsRoom | null, count: number, scale: number): number {
  const abreast = room && widthInRows(placeIn(room, count, scale), 1);
  return abreast ? between(abreast) : cardWidthIn(room, count, scale);
}

const between = (width: number): number => Math.max(sizes.least, Math.min(sizes.most, width));

const placeIn = (room: CardsRoom, count: number, scale: number): CardsPlace => ({
  ...{ count, frame, across: room.across, height: room.height - space.l, gap: space.xs },
  words: { width: words.width * scale, height: words.height * scale },
});

function cardWidthInLine(room: CardsRoom | null, count: number): number {
  if (room === null) return sizes.least;
  const high = (room.height - space.l) / count - space.xs - frame;
  return Math.max(sizes.least, Math.min(words.width, Math.floor(high / cardShare)));
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.xs },
  face: { alignItems: 'center', gap: space.hair },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  shut: { opacity: 0.75 },
});
