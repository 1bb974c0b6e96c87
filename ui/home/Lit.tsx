import { useEffect, type ReactNode } from 'react';
import type { ViewStyle } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { duration, useStillness } from '../motion/motion';

/** What the lamp falls on: it comes up out of the dark as the lamp is switched on. */
export function Lit({ style, children }: { style: ViewStyle; children: ReactNode }) {
  const still = useStillness();
  const light = useSharedValue(still ? 1 : 0.15);
  useEffect(() => {
    light.set(withTiming(1, { duration: still ? 0 : duration.lightUp, easing: Easing.out(Easing.quad) }));
  }, [light, still]);
  const lit = useAnimatedStyle(() => ({ opacity: light.get() }));
  return (
    <Animated.View style={[style, lit]} aria-hidden>
      {children}
    </Animated.View>
  );
}
