import { StyleSheet, View, type ViewProps } from 'react-native';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, space } from '../../theme/tokens';

/** What is written on the felt: light that crosses it passes below, and of that no more shines through than can be read against. */
export function OnFelt({ children, ...view }: ViewProps) {
  const { felt } = useTheme();
  return (
    <View {...view}>
      <View style={[styles.shade, { backgroundColor: felt }]} aria-hidden />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  shade: {
    position: 'absolute',
    // Drawings have no place of their own in a browser's order: what has one would lie over them.
    zIndex: -1,
    inset: -space.hair,
    borderRadius: radius.m,
    opacity: 0.86,
    pointerEvents: 'none',
  },
});
