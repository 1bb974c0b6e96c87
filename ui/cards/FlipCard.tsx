import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useDerivedValue, withDelay, withTiming } from 'react-native-reanimated';
import { duration, useStillness } from '../motion/motion';
import { CardBack } from './CardBack';
import { CardFace } from './CardFace';
import { cardHeight } from './cardShape';
import type { Character } from './character';

interface FlipCardProps {
  /** Null while the card lies face down, so that a hidden character is not in the tree. */
  readonly character: Character | null;
  readonly width: number;
  /** The index in the row, so that cards are turned one after the other. */
  readonly order: number;
}

/** A card that can be turned up. */
export function FlipCard({ character, width, order }: FlipCardProps) {
  const still = useStillness();
  const turned = useDerivedValue(() => {
    const turn = withTiming(character === null ? 0 : 1, { duration: still ? 0 : duration.settle });
    return still ? turn : withDelay(order * duration.press, turn);
  });
  const backStyle = useAnimatedStyle(() => ({
    opacity: turned.get() < 0.5 ? 1 : 0,
    transform: [{ scaleX: Math.max(0, 1 - 2 * turned.get()) }],
  }));
  const faceStyle = useAnimatedStyle(() => ({
    opacity: turned.get() < 0.5 ? 0 : 1,
    transform: [{ scaleX: Math.max(0, 2 * turned.get() - 1) }],
  }));
  return (
    <View style={{ width, minHeight: cardHeight(width) }}>
      <Animated.View style={[StyleSheet.absoluteFill, backStyle]}>
        <CardBack width={width} />
      </Animated.View>
      {character !== null && (
        <Animated.View style={faceStyle}>
          <CardFace character={character} width={width} />
        </Animated.View>
      )}
    </View>
  );
}
