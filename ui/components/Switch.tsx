import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useDerivedValue, withTiming } from 'react-native-reanimated';
import { useLanguage } from '../i18n/language';
import { duration, useStillness } from '../motion/motion';
import { useLargeText } from '../theme/low';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import { Pressable } from './Pressable';
import { Note, Text } from './Text';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const track = { width: 52, height: 30, knob: 22 } as const;
const travel = track.width - track.knob - 8;

/** A brass switch. The whole line flips it, not just the knob. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const { direction } = useLanguage();
  const theme = useTheme();
  const still = useStillness();
  const roomy = !useLargeText();
  const way = direction === 'rtl' ? -1 : 1;
  const position = useDerivedValue(() => withTiming(on ? 1 : 0, { duration: still ? 0 : duration.quick }));
  const knobStyle = useAnimatedStyle(() => ({ transform: [{ translateX: position.get() * travel * way }] }));
  return (
    <Pressable role="switch" aria-checked={on} onPress={() => onChange(!on)}>
      <View style={[styles.line, !roomy && styles.stacked]}>
        <View style={styles.words}>
          <Text variant="label">{label}</Text>
          {hint !== undefined && <Note>{hint}</Note>}
        </View>
        <View
          style={[
            styles.track,
            {
              borderColor: on ? materials.brassDark : theme.inkMuted,
              backgroundColor: on ? materials.brass : theme.raised,
            },
          ]}
        >
          <Animated.View
            style={[styles.knob, { backgroundColor: on ? materials.ink : theme.inkMuted }, knobStyle]}
          />
        </View>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.l, paddingVertical: space.xs },
  /** With text at twice its size there is no room for words and a switch side by side. */
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  words: { flexGrow: 1, flexShrink: 1, gap: space.hair },
  track: {
    width: track.width,
    height: track.height,
    borderRadius: radius.round,
    borderWidth: 1,
    justifyContent: 'center',
  },
  knob: { width: track.knob, height: track.knob, borderRadius: radius.round, marginStart: 3 },
});
