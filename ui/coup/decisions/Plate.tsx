import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Engraving } from '../../Engraving';
import { Icon } from '../../Icon';
import { Pressable } from '../../Pressable';
import { Text } from '../../Text';
import { useTextScale } from '../../theme/textScale';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, space } from '../../theme/tokens';

interface PlateProps {
  /** Null where it cannot be chosen now, and then there is a reason. */
  readonly onPress: (() => void) | null;
  readonly reason: string | null;
  readonly children: ReactNode;
}

/** Something to choose, with all there is to know about it. What is out of reach stays legible, and says why. */
export function Plate({ onPress, reason, children }: PlateProps) {
  const theme = useTheme();
  const atLeast = { minWidth: narrowest * useTextScale() };
  if (onPress === null)
    return (
      <View
        accessible
        role="button"
        aria-disabled
        style={[styles.plate, styles.shut, atLeast, { borderColor: theme.line }]}
      >
        {children}
        {reason !== null && <Reason words={reason} />}
      </View>
    );
  return (
    <Pressable
      onPress={onPress}
      style={[styles.plate, atLeast, { backgroundColor: theme.raised, borderColor: theme.brassInk }]}
    >
      <Engraving colour={theme.line} corner={radius.m} />
      {children}
    </Pressable>
  );
}

function Reason({ words }: { words: string }) {
  const theme = useTheme();
  return (
    <View style={styles.reason}>
      <Icon name="close" size={16} colour={theme.danger} />
      <Text variant="small" tone="danger" style={{ flexShrink: 1 }}>
        {words}
      </Text>
    </View>
  );
}

/** The longest word of any language fits beside a portrait; two abreast on a usual phone, and never more than three. */
const narrowest = 150;

/** Plates side by side, as many as there is room for. */
export function Plates({ children }: { children: ReactNode }) {
  return <View style={styles.plates}>{children}</View>;
}

const styles = StyleSheet.create({
  plates: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  plate: {
    flexBasis: '30%',
    flexGrow: 1,
    flexShrink: 1,
    maxWidth: '100%',
    minHeight: 56,
    borderWidth: 1,
    borderRadius: radius.m,
    padding: space.m,
    gap: space.xs,
    justifyContent: 'flex-start',
  },
  shut: { borderStyle: 'dashed' },
  reason: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
