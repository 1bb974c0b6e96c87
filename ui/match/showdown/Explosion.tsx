import { StyleSheet, View } from 'react-native';
import Animated, { interpolate, useAnimatedStyle } from 'react-native-reanimated';
import { accents, type Drawing } from '../../../assets/art';
import { fireball, smoke } from '../../../assets/art/explosion';
import { Artwork } from '../../art/Artwork';
import { showdownPace } from '../../motion/showdown';
import { useProgress } from '../../motion/useProgress';

/** A thing swells, and fire is where it was; the smoke comes last and stays. */
export function Explosion({ drawing, width }: { readonly drawing: Drawing; readonly width: number }) {
  const gone = useProgress(showdownPace.beforeTurn, showdownPace.turn);
  const burning = useProgress(showdownPace.beforeTurn + showdownPace.turn / 2, showdownPace.fate);
  const thing = useAnimatedStyle(() => ({
    opacity: interpolate(gone.get(), [0.6, 1], [1, 0]),
    transform: [{ scale: 1 + 0.35 * gone.get() }],
  }));
  const fire = useAnimatedStyle(() => ({
    opacity: interpolate(burning.get(), [0, 0.15], [0, 1], 'clamp'),
    transform: [{ scale: interpolate(burning.get(), [0, 0.6, 1], [0.2, 1.1, 1]) }],
  }));
  const rising = useAnimatedStyle(() => ({
    opacity: interpolate(burning.get(), [0.3, 1], [0, 1], 'clamp'),
    transform: [{ scale: 0.7 + 0.3 * burning.get() }],
  }));
  const tones = { ...accents.anarchist };
  return (
    <View style={[styles.whole, { width: width * 1.3, height: width * 1.3 }]} aria-hidden>
      <Animated.View style={[styles.part, rising]}>
        <Artwork drawing={smoke} width={width * 1.3} tones={tones} />
      </Animated.View>
      <Animated.View style={[styles.part, fire]}>
        <Artwork drawing={fireball} width={width * 1.3} tones={tones} />
      </Animated.View>
      <Animated.View style={[styles.part, thing]}>
        <Artwork drawing={drawing} width={width * 0.6} />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { alignItems: 'center', justifyContent: 'center' },
  part: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
});
