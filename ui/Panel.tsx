import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useTheme } from './theme/ThemeProvider';
import { radius, space } from './theme/tokens';

/** A sheet of things that belong together, framed twice like everything on this table. */
export function Panel({ children, style }: { children: ReactNode; style?: StyleProp<ViewStyle> }) {
  const theme = useTheme();
  return (
    <View style={[styles.panel, { backgroundColor: theme.surface, borderColor: theme.line }]}>
      <View style={[styles.engraving, { borderColor: theme.line }]} />
      <View style={[styles.inside, style]}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: radius.m, borderWidth: 1 },
  engraving: {
    position: 'absolute',
    inset: 4,
    borderRadius: radius.m - 3,
    borderWidth: StyleSheet.hairlineWidth,
    opacity: 0.7,
    pointerEvents: 'none',
  },
  inside: { padding: space.l, gap: space.m },
});
