import { useState } from 'react';
import { StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, touchTarget } from '../theme/tokens';
import { slidingKeys, useArrowsAnywhere } from './slidingKeys';

/** The ways a slider is told to go without being touched. */
export type SlideTo = 'less' | 'more' | 'muchLess' | 'muchMore' | 'first' | 'last';

interface SliderProps {
  readonly label: string;
  /** Where it stands, in words. */
  readonly value: string;
  readonly count: number;
  readonly at: number;
  readonly onSlide: (at: number) => void;
  /** Places worth stopping at, drawn as notches; a large step goes to the next of them. */
  readonly notches: readonly number[];
}

const knob = 22;
/** More than these run into one another on a phone. */
const mostNotches = 36;

/** From 0 to `count`, in whole steps, from the side the language starts at. By finger, key or screen reader. */
export function Slider({ label, value, count, at, onSlide, notches }: SliderProps) {
  const { direction } = useLanguage();
  const theme = useTheme();
  const [width, setWidth] = useState(0);

  const slideTo = (step: number) => {
    const within = Math.max(0, Math.min(count, step));
    if (within !== at) onSlide(within);
  };
  const follow = ({ nativeEvent }: GestureResponderEvent) => {
    if (width <= knob) return;
    const way = (nativeEvent.locationX - knob / 2) / (width - knob);
    slideTo(Math.round((direction === 'rtl' ? 1 - way : way) * count));
  };
  const jump = (to: SlideTo) => slideTo(stepAfter(to, at, count, notches));

  useArrowsAnywhere(direction, jump);

  const place = (step: number) => `${count === 0 ? 0 : (step / count) * 100}%` as const;
  return (
    <View
      accessible
      tabIndex={0}
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={at}
      aria-valuetext={value}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) =>
        jump(nativeEvent.actionName === 'increment' ? 'more' : 'less')
      }
      {...slidingKeys(direction, jump)}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={follow}
      onResponderMove={follow}
      style={styles.reach}
    >
      <View style={styles.way}>
        <View style={[styles.rail, { backgroundColor: theme.line }]} />
        <View style={[styles.rail, { backgroundColor: materials.brass, width: place(at) }]} />
        {(notches.length > mostNotches ? [] : notches).map((step) => (
          <View
            key={step}
            style={[
              styles.notch,
              { start: place(step), backgroundColor: step <= at ? materials.brass : theme.inkMuted },
            ]}
          />
        ))}
        <View style={[styles.knob, { start: place(at), borderColor: theme.room }]} />
      </View>
    </View>
  );
}

/** Where that leads from there. */
export const stepAfter = (to: SlideTo, at: number, count: number, notches: readonly number[]): number =>
  ({
    less: Math.max(0, at - 1),
    more: Math.min(count, at + 1),
    muchLess: notches.filter((notch) => notch < at).at(-1) ?? 0,
    muchMore: notches.find((notch) => notch > at) ?? count,
    first: 0,
    last: count,
  })[to];

const styles = StyleSheet.create({
  // The finger is on the whole of it, so that where it is does not depend on which part it met.
  reach: { height: touchTarget, justifyContent: 'center', cursor: 'pointer' },
  way: { height: knob, marginHorizontal: knob / 2, justifyContent: 'center', pointerEvents: 'none' },
  rail: { position: 'absolute', width: '100%', height: 4, borderRadius: radius.round },
  notch: { position: 'absolute', width: 2, height: 10, marginStart: -1 },
  knob: {
    position: 'absolute',
    width: knob,
    height: knob,
    marginStart: -knob / 2,
    borderRadius: radius.round,
    borderWidth: 3,
    backgroundColor: materials.brass,
  },
});
