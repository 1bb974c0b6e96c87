import { StyleSheet, View } from 'react-native';
import Animated, { interpolate, useAnimatedStyle } from 'react-native-reanimated';
import { Artwork } from '../../art/Artwork';
import { Avatar } from '../../components/Avatar';
import { showdownPace } from '../../motion/showdown';
import { useProgress } from '../../motion/useProgress';
import type { ScenePicture } from './scene';

interface FlightProps {
  readonly picture: Extract<ScenePicture, { readonly of: 'flight' }>;
  readonly names: readonly string[];
  readonly width: number;
}

/** Something is thrown, in a bow, and ends up with another player. */
export function Flight({ picture: { drawing, from, to }, names, width }: FlightProps) {
  const flown = useProgress(showdownPace.beforeTurn, showdownPace.fate);
  const thing = width * 0.46;
  const sign = width * 0.26;
  const across = width - thing;
  const flying = useAnimatedStyle(() => ({
    transform: [
      { translateX: interpolate(flown.get(), [0, 1], [0, across]) },
      { translateY: interpolate(flown.get(), [0, 0.5, 1], [0, -width * 0.3, 0]) },
      { rotate: `${360 * flown.get()}deg` },
    ],
  }));
  return (
    <View style={{ width, gap: width * 0.06 }} aria-hidden>
      <View style={styles.path}>
        <Animated.View style={flying}>
          <Artwork drawing={drawing} width={thing} />
        </Animated.View>
      </View>
      <View style={[styles.signs, { paddingHorizontal: (thing - sign) / 2 }]}>
        {[from, to].map((seat) => (
          <Avatar key={seat} seat={seat} name={names[seat] ?? ''} size={sign} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  /** It flies from left to right in every language, and so do the signs stand. */
  path: { flexDirection: 'row', direction: 'ltr' },
  signs: { flexDirection: 'row', justifyContent: 'space-between', direction: 'ltr' },
});
