import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { Engraving } from './Engraving';
import { Pressable } from './Pressable';
import { Reason, Shut } from './Shut';

interface PlateProps {
  /** Null where it cannot be chosen now, and then there is a reason. */
  readonly onPress: (() => void) | null;
  readonly onHold?: (() => void) | undefined;
  /** What pressing it does, where that changes while it stays. */
  readonly meaning?: string;
  readonly reason: string | null;
  readonly answerKey?: number | undefined;
  /** Leads to the rule that shuts it. */
  readonly onWhy?: (() => void) | null;
  readonly pointedAt?: boolean | undefined;
  readonly children: ReactNode;
}

/** Something to choose, with all there is to know about it. What is out of reach stays legible, and says why. */
export function Plate(props: PlateProps) {
  const { onPress, onHold, meaning = '', reason, answerKey, onWhy = null, pointedAt, children } = props;
  const theme = useTheme();
  const atLeast = { minWidth: narrowest * useTextScale() };
  if (onPress === null)
    return (
      <Shut onWhy={onWhy} style={[styles.plate, atLeast]} inside={styles.inside}>
        {children}
        {reason !== null && <Reason words={reason} />}
      </Shut>
    );
  return (
    <Pressable
      onPress={onPress}
      {...{ onHold, meaning, answerKey, pointedAt }}
      style={[
        styles.plate,
        styles.inside,
        atLeast,
        { backgroundColor: theme.raised, borderColor: theme.brassInk },
      ]}
    >
      <Engraving colour={theme.line} corner={radius.m} />
      {children}
    </Pressable>
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
  },
  inside: { padding: space.m, gap: space.xs, justifyContent: 'flex-start' },
});
