import { useRef } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { cardGroups, cardPlace, ChoosableCard, type EachCard } from '../../cards/ChoosableCard';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { useTextScale } from '../../theme/textScale';
import { lowPhone, space } from '../../theme/tokens';
import { Draggable, droppedOn, type Place } from './Draggable';
import { IdentityCard, type SeenIdentity } from './IdentityCard';
import { cardInWords } from './inWords';

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

/** Three abreast on the smallest phone. */
const placeWidth = 84;
/** So that the answer below them is in sight on a low screen, too. */
const lowCardWidth = 60;

/** Somebody's identity cards in their order, to choose from. */
export function ChoosableCards(props: ChoosableCardsProps) {
  const { label, cards, open, chosen, pointedAt = [], each, onTap, onHold, onDrop } = props;
  const { t } = useLanguage();
  const scale = useTextScale();
  const { height } = useWindowDimensions();
  const cardWidth = height < lowPhone ? lowCardWidth : placeWidth;
  const places = useRef<(Place | undefined)[]>([]);
  const Holder = cardGroups[each];
  return (
    <Holder label={label} style={styles.row}>
      {cards.map((seen, place) => {
        const words = cardInWords(t, seen, place);
        const face = (
          <View style={[styles.face, { width: placeWidth * Math.max(1, scale * 0.9) }]}>
            <IdentityCard card={seen} width={cardWidth} />
            <Text variant="small" align="center">
              {words}
            </Text>
          </View>
        );
        if (!open.includes(place))
          return (
            <View key={place} style={[cardPlace, styles.shut]} accessible aria-label={words}>
              {face}
            </View>
          );
        const card = (
          <ChoosableCard
            key={place}
            each={each}
            isChosen={chosen.includes(place)}
            aria-label={words}
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
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.xs },
  face: { alignItems: 'center', gap: space.hair },
  shut: { opacity: 0.75 },
});
