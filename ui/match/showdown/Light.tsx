import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { accents } from '../../../assets/art';
import { blast, glory, shatter } from '../../../assets/art/rays';
import { Artwork } from '../../art/Artwork';
import { showdownPace } from '../../motion/showdown';
import { useTheme } from '../../theme/ThemeProvider';
import { materials } from '../../theme/tokens';
import type { SceneKind } from './scene';
import { useProgress } from './useProgress';

const lights: Readonly<Record<SceneKind, typeof glory>> = {
  honour: glory,
  victory: glory,
  disgrace: shatter,
  loss: shatter,
  ruin: shatter,
  blast: blast,
};

/** It does not outshine a wreath, which is of brass itself. */
const strengths: Partial<Readonly<Record<SceneKind, number>>> = { victory: 0.45 };

/** By day brass has to be dark to be seen. */
const byDay = { brassLight: materials.brass, brass: materials.brassDark } as const;

/** What breaks out behind the picture, and then stands. */
export function Light({ kind, size }: { readonly kind: SceneKind; readonly size: number }) {
  const theme = useTheme();
  const progress = useProgress(0, showdownPace.light);
  const strength = strengths[kind] ?? 1;
  const breaking = useAnimatedStyle(() => ({
    opacity: strength * progress.get(),
    transform: [{ scale: 0.55 + 0.45 * progress.get() }],
  }));
  return (
    <View style={styles.behind} aria-hidden>
      <Animated.View style={breaking}>
        <Artwork
          drawing={lights[kind]}
          width={size}
          tones={{ ...accents.contessa, ...(theme.name === 'light' ? byDay : {}) }}
        />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  behind: {
    position: 'absolute',
    inset: 0,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
