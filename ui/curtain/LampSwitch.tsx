import { useEffect } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedProps,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle } from 'react-native-svg';
import { lamp } from '../../assets/art';
import { Artwork } from '../art/Artwork';
import { useLanguage } from '../i18n/language';
import { useStillness } from '../motion';
import { Text } from '../Text';
import { materials, radius, space } from '../theme/tokens';
import { holdTime, type Gesture, type Hand, type Lifting } from './lifting';

const AnimatedCircle = Animated.createAnimatedComponent(Circle);

const size = 148;
const ring = 62;
const around = 2 * Math.PI * ring;

interface LampSwitchProps {
  readonly lifting: Lifting;
  readonly gesture: Gesture;
  readonly hand: (does: Hand['does']) => void;
}

/** The one thing to touch on a lowered curtain. Its ring fills while it is held, or half at the first of two taps. */
export function LampSwitch({ lifting, gesture, hand }: LampSwitchProps) {
  const { t } = useLanguage();
  const words = t(promptOf(lifting, gesture));
  return (
    <Pressable
      onPressIn={() => hand('pressIn')}
      onPressOut={() => hand('pressOut')}
      onPress={() => hand('press')}
      accessibilityRole="button"
      style={styles.button}
    >
      <View style={styles.knob}>
        <Ring lifting={lifting} />
        <View style={styles.lamp}>
          <Artwork drawing={lamp} width={84} />
        </View>
      </View>
      <Text variant="label" tone="brassInk" align="center" accessibilityLiveRegion="polite">
        {words}
      </Text>
    </Pressable>
  );
}

function promptOf(lifting: Lifting, gesture: Gesture) {
  if (lifting.state === 'held') return 'curtain.holdOn';
  if (lifting.state === 'tappedOnce') return 'curtain.tapAgain';
  return gesture === 'hold' ? 'curtain.hold' : 'curtain.tapTwice';
}

function Ring({ lifting }: { lifting: Lifting }) {
  const still = useStillness();
  const filled = useSharedValue(0);
  const state = lifting.state;

  useEffect(() => {
    cancelAnimation(filled);
    if (state === 'held')
      filled.set(withTiming(1, { duration: still ? 0 : holdTime, easing: Easing.linear }));
    else filled.set(withTiming(state === 'tappedOnce' ? 0.5 : 0, { duration: still ? 0 : 120 }));
  }, [state, still, filled]);

  const animatedProps = useAnimatedProps(() => ({ strokeDashoffset: around * (1 - filled.get()) }));

  return (
    <Svg width={size} height={size} viewBox="0 0 148 148" style={StyleSheet.absoluteFill} aria-hidden>
      <Circle cx={74} cy={74} r={ring} fill={materials.night} stroke={materials.brassDark} strokeWidth={2} />
      <Circle cx={74} cy={74} r={ring - 8} fill="none" stroke={materials.brassDark} strokeWidth={0.8} />
      <AnimatedCircle
        cx={74}
        cy={74}
        r={ring}
        fill="none"
        stroke={materials.brassLight}
        strokeWidth={6}
        strokeDasharray={around}
        animatedProps={animatedProps}
        transform="rotate(-90 74 74)"
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  button: {
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.l,
    minWidth: 220,
    userSelect: 'none',
  },
  lamp: { zIndex: 1 },
  knob: { width: size, height: size, alignItems: 'center', justifyContent: 'center' },
});
