import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { Engraving } from './Engraving';

/** A sheet of things that belong together, framed twice like everything on this table. */
export function Panel({ children }: { children: ReactNode }) {
  const theme = useTheme();
  return (
    <View style={[styles.panel, { backgroundColor: theme.surface, borderColor: theme.line }]}>
      <Engraving colour={theme.line} corner={radius.m} />
      <View style={styles.inside}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: radius.m, borderWidth: 1 },
  inside: { padding: space.l, gap: space.m },
});
