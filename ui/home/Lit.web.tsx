import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import { duration, useStillness } from '../motion/motion';

/** The browser's own animation: the first page must not wait for a library to be read. */
const comingUp = {
  animationKeyframes: [{ from: { opacity: 0.15 }, to: { opacity: 1 } }],
  animationDuration: `${duration.lightUp}ms`,
  animationTimingFunction: 'ease-out',
} as ViewStyle;

/** What the lamp falls on: it comes up out of the dark as the lamp is switched on. */
export function Lit({ style, children }: { style: ViewStyle; children: ReactNode }) {
  const still = useStillness();
  return (
    <View style={[style, !still && comingUp]} aria-hidden>
      {children}
    </View>
  );
}
