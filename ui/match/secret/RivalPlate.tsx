import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, space } from '../../theme/tokens';

interface RivalPlateProps {
  /** All that is on it, for a screen reader. */
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** What one of the others has, beside a question or one's own cards: it wraps rather than be cut. */
export function RivalPlate({ label, style, children }: RivalPlateProps) {
  const { line, surface } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[styles.rival, { borderColor: line, backgroundColor: surface }, style]}
    >
      {children}
    </View>
  );
}

/** Plates side by side. */
export const rivalStrip = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.xs,
} as const;

const styles = StyleSheet.create({
  rival: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    borderWidth: 1,
    borderRadius: radius.s,
    paddingHorizontal: space.xs,
    paddingVertical: space.hair,
  },
});
