import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedProps,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle } from 'react-native-svg';
import { lamp as drawing } from '../../assets/art';
import { Artwork } from '../art/Artwork';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useStillness } from '../motion/motion';
import { materials, radius, space } from '../theme/tokens';
import { holdTime, type Lifting } from './lifting';
import type { Lamp } from './useLamp';

const AnimatedCircle = Animated.createAnimatedComponent(Circle);

const ring = 62;
const around = 2 * Math.PI * ring;

interface LampSwitchProps {
  readonly lamp: Lamp;
  /** Small where there is more to do than to look. */
  readonly size?: keyof typeof sizes;
}

const sizes = { large: 120, small: 56 } as const;

/** The button before every secret. Its ring fills while it is held, or by half at the first of two taps. */
export function LampSwitch({ lamp, size = 'large' }: LampSwitchProps) {
  const { lifting, touch } = lamp;
  const knob = sizes[size];
  return (
    <Pressable
      onPressIn={() => touch('pressIn')}
      onPressOut={() => touch('pressOut')}
      onPress={() => touch('press')}
      accessibilityRole="button"
      style={[styles.button, size === 'small' && styles.beside]}
    >
      <View style={[styles.knob, { width: knob, height: knob }]}>
        <Ring lifting={lifting} size={knob} />
        <View style={styles.lamp}>
          <Artwork drawing={drawing} width={knob * 0.57} />
        </View>
      </View>
      <Prompt lamp={lamp} />
    </Pressable>
  );
}

/**
 * * Says what to do with it. It keeps the height it has at rest; otherwise the page would move and scroll the lamp away
 * from the finger that holds it.
 */
function Prompt({ lamp }: { readonly lamp: Lamp }) {
  const { t } = useLanguage();
  const [restingHeight, setRestingHeight] = useState(0);
  const rests = lamp.lifting.state === 'down';
  return (
    <View style={[styles.prompt, { minHeight: restingHeight }]}>
      <View onLayout={({ nativeEvent }) => rests && setRestingHeight(nativeEvent.layout.height + roundedOff)}>
        <Text variant="label" tone="brassInk" align="center" accessibilityLiveRegion="polite">
          {t(promptOf(lamp))}
        </Text>
      </View>
    </View>
  );
}

/** Browsers round heights to whole points, and a fraction of a point is enough to make the page scroll. */
const roundedOff = 1;

function promptOf({ lifting, gesture }: Lamp) {
  if (lifting.state === 'held') return 'curtain.holdOn';
  if (lifting.state === 'tappedOnce') return 'curtain.tapAgain';
  return gesture === 'hold' ? 'curtain.hold' : 'curtain.tapTwice';
}

function Ring({ lifting, size }: { lifting: Lifting; size: number }) {
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
  prompt: { flexShrink: 1 },
  beside: { flexDirection: 'row', padding: 0, minWidth: 0 },
  knob: { alignItems: 'center', justifyContent: 'center' },
});
