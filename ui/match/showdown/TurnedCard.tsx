import { StyleSheet, View } from 'react-native';
import Animated, { interpolate, useAnimatedStyle } from 'react-native-reanimated';
import { accents } from '../../../assets/art';
import { scorch } from '../../../assets/art/scorch';
import { Artwork } from '../../art/Artwork';
import { CardBack } from '../../cards/CardBack';
import { CardFace } from '../../cards/CardFace';
import { cardHeight, cardRadius } from '../../cards/cardShape';
import type { Character } from '../../cards/character';
import { showdownPace, turnedAfter } from '../../motion/showdown';
import { useProgress } from '../../motion/useProgress';

interface TurnedCardProps {
  readonly character: Character;
  readonly width: number;
  /** Its place in the row: cards are turned one after the other. */
  readonly order: number;
  /** It is lost, and the fire has it. */
  readonly burnt: boolean;
}

/** A card that is turned up before everybody's eyes. */
export function TurnedCard({ character, width, order, burnt }: TurnedCardProps) {
  const turned = useProgress(turnedAfter(order), showdownPace.turn);
  const back = useAnimatedStyle(() => ({
    opacity: turned.get() < 0.5 ? 1 : 0,
    transform: [{ scaleX: Math.max(0, 1 - 2 * turned.get()) }],
  }));
  const face = useAnimatedStyle(() => ({
    opacity: turned.get() < 0.5 ? 0 : 1,
    transform: [{ scaleX: Math.max(0, 2 * turned.get() - 1) }, { scale: 0.9 + 0.1 * turned.get() }],
  }));
  return (
    <View style={{ width, minHeight: cardHeight(width) }}>
      <Animated.View style={[StyleSheet.absoluteFill, back]}>
        <CardBack width={width} />
      </Animated.View>
      <Animated.View style={face}>
        <CardFace character={character} width={width} />
        {burnt && <Fire width={width} delay={turnedAfter(order + 1)} />}
      </Animated.View>
    </View>
  );
}

/** Its edge glows, and the fire eats its corners. */
function Fire({ width, delay }: { readonly width: number; readonly delay: number }) {
  const burning = useProgress(delay, showdownPace.fate);
  const glow = useAnimatedStyle(() => ({
    opacity: interpolate(burning.get(), [0, 0.25, 0.5, 0.75, 1], [0, 1, 0.5, 1, 0.55]),
  }));
  const eaten = useAnimatedStyle(() => ({
    opacity: interpolate(burning.get(), [0.1, 0.8], [0, 1], 'clamp'),
  }));
  const corner = { borderRadius: cardRadius(width) };
  return (
    <View style={StyleSheet.absoluteFill} aria-hidden>
      <Animated.View style={[styles.eaten, corner, eaten]}>
        <Artwork drawing={scorch.large} width={width} tones={{ accent: accents.anarchist.accent }} />
      </Animated.View>
      <Animated.View style={[styles.glow, corner, { borderColor: accents.anarchist.accent }, glow]} />
    </View>
  );
}

const styles = StyleSheet.create({
  eaten: { position: 'absolute', inset: 0, overflow: 'hidden' },
  glow: { position: 'absolute', inset: -2, borderWidth: 3 },
});
