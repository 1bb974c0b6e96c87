import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { accents } from '../../../assets/art';
import { Artwork } from '../../art/Artwork';
import { showdownPace } from '../../motion/showdown';
import { useTheme } from '../../theme/ThemeProvider';
import { materials } from '../../theme/tokens';
import { looks } from './looks';
import type { SceneKind } from './scene';
import { useProgress } from '../../motion/useProgress';

/** By day brass has to be dark to be seen. */
const byDay = { brassLight: materials.brass, brass: materials.brassDark } as const;

/** What breaks out behind the picture, and then stands. */
export function Light({ kind, size }: { readonly kind: SceneKind; readonly size: number }) {
  const theme = useTheme();
  const progress = useProgress(0, showdownPace.light);
  const { light, strength } = looks[kind];
  const breaking = useAnimatedStyle(() => ({
    opacity: strength * progress.get(),
    transform: [{ scale: 0.55 + 0.45 * progress.get() }],
  }));
  return (
    <View style={[StyleSheet.absoluteFill, styles.behind]} aria-hidden>
      <Animated.View style={breaking}>
        <Artwork
          drawing={light}
          width={size}
          tones={{ ...accents.contessa, ...(theme.name === 'light' ? byDay : {}) }}
        />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  behind: { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
});
