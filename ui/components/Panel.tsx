import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { Engraving } from './Engraving';
import { Text } from './Text';

/** A frame round things that belong together. */
export function Panel({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const theme = useTheme();
  return (
    <View style={[styles.panel, { backgroundColor: theme.surface, borderColor: theme.line }]}>
      <Engraving colour={theme.line} corner={radius.m} />
      <View style={styles.inside}>
        {title !== undefined && (
          <Text variant="section" tone="brassInk">
            {title}
          </Text>
        )}
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: radius.m, borderWidth: 1 },
  inside: { padding: space.l, gap: space.m },
});
