import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { smallBack } from '../../assets/art/smallBack';
import { Artwork } from '../art/Artwork';
import { materials } from '../theme/tokens';
import { CardBack } from './CardBack';
import { cardHeight } from './cardShape';
import { emblemOf, tonesOf, type Character } from './character';

/** Below this the lines of the card back would only blur. */
const fineLines = 44;

/** A card that lies face down before a seat, of any size. */
export function SmallBack({ width }: { width: number }) {
  if (width >= fineLines) return <CardBack width={width} />;
  return (
    <View style={[styles.card, shapeOf(width)]} aria-hidden>
      <Artwork drawing={smallBack} width={width - 2} />
    </View>
  );
}

interface SmallFaceProps {
  readonly character: Character;
  readonly width: number;
  /** How much of the width the portrait takes. */
  readonly share?: number;
  readonly style?: StyleProp<ViewStyle>;
}

/** A card that lies open before a seat, too small for words. */
export function SmallFace({ character, width, share = 0.86, style }: SmallFaceProps) {
  const tones = tonesOf(character);
  return (
    <View
      style={[styles.card, styles.paper, shapeOf(width), { borderColor: tones.accent }, style]}
      aria-hidden
    >
      <Artwork drawing={emblemOf(character)} width={width * share} tones={tones} />
    </View>
  );
}

/** Narrow corners, and a thin edge. */
const shapeOf = (width: number) => ({
  width,
  height: cardHeight(width),
  borderRadius: Math.max(3, Math.round(width * 0.08)),
});

const styles = StyleSheet.create({
  card: {
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderColor: materials.brassDark,
    backgroundColor: materials.night,
  },
  paper: { backgroundColor: materials.paper },
});
