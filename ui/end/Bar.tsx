import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { radius } from '../theme/tokens';

interface BarProps {
  /** How much of the whole is filled. */
  readonly part: number;
  readonly whole: number;
}

/** A part of a whole, drawn. It stands below words that say the same. */
export function Bar({ part, whole }: BarProps) {
  const theme = useTheme();
  return (
    <View style={[styles.whole, { borderColor: theme.brassInk }]} aria-hidden>
      <View style={[styles.part, { width: percent(part, whole), backgroundColor: theme.brassInk }]} />
    </View>
  );
}

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : (part / whole) * 100}%` as const;

const styles = StyleSheet.create({
  whole: { height: 10, borderWidth: 1, borderRadius: radius.round, overflow: 'hidden' },
  part: { height: '100%' },
});
