import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { laurel } from '../../../assets/art/laurel';
import type { Seat } from '../../../engine/core';
import { Artwork } from '../../art/Artwork';
import { Avatar } from '../../components/Avatar';
import { Icon } from '../../components/Icon';
import { showdownPace } from '../../motion/showdown';
import { useTheme } from '../../theme/ThemeProvider';
import { useProgress } from '../../motion/useProgress';

interface Several {
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
}

/** Parts of the wreath's width. */
const within = { most: 0.42, row: 0.6, crown: 0.24, crownOfSeveral: 0.17 } as const;

/** As square as their number allows. */
const abreast = (count: number): number => Math.ceil(Math.sqrt(count));

/** The signs of all who have won, in a wreath; the crown comes down on them. */
export function Victors({ seats, names, width }: Several & { readonly width: number }) {
  const theme = useTheme();
  const crowned = useProgress(showdownPace.beforeTurn, showdownPace.fate);
  const crown = useAnimatedStyle(() => ({
    opacity: crowned.get(),
    transform: [{ translateY: -width * 0.3 * (1 - crowned.get()) }],
  }));
  const wreath = width * 1.15;
  const size = wreath * Math.min(within.most, within.row / abreast(seats.length) - 0.02);
  return (
    <View style={[styles.wreath, { width: wreath, height: wreath }]} aria-hidden>
      <View style={StyleSheet.absoluteFill}>
        <Artwork drawing={laurel} width={wreath} />
      </View>
      <Animated.View style={crown}>
        <Icon
          name="crown"
          size={wreath * (seats.length > 1 ? within.crownOfSeveral : within.crown)}
          colour={theme.brassInk}
        />
      </Animated.View>
      <View style={{ width: wreath * within.row }}>
        <Signs {...{ seats, names, size }} gap={wreath * 0.02} />
      </View>
    </View>
  );
}

/** The signs of several seats, in rows; their names stand beside them. */
export function Signs({
  seats,
  names,
  size,
  gap,
}: Several & { readonly size: number; readonly gap: number }) {
  return (
    <View style={[styles.signs, { gap }]} aria-hidden>
      {seats.map((seat) => (
        <Avatar key={seat} seat={seat} name={names[seat] ?? ''} size={size} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  wreath: { alignItems: 'center', justifyContent: 'center' },
  signs: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
});
