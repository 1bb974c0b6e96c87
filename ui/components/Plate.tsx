import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTight } from '../theme/low';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { Engraving } from './Engraving';
import { Offer, type Offered } from './Offer';
import { Reason } from './Shut';

interface PlateProps extends Offered {
  /** Why it cannot be chosen now. */
  readonly reason: string | null;
  readonly children: ReactNode;
}

/** Something to choose, with all there is to know about it. */
export function Plate({ reason, children, ...offered }: PlateProps) {
  const theme = useTheme();
  const tight = useTight();
  const atLeast = { minWidth: narrowest * useTextScale() };
  const whenShut = (
    <>
      {children}
      {reason !== null && <Reason words={reason} />}
    </>
  );
  return (
    <Offer
      {...offered}
      style={[styles.plate, atLeast]}
      inside={[styles.inside, tight && styles.tight]}
      whenShut={whenShut}
    >
      <Engraving colour={theme.line} corner={radius.m} />
      {children}
    </Offer>
  );
}

/**
 * The longest word of any language fits beside a portrait. A usual phone has room for two plates in a row, and no
 * screen shows more than three.
 */
const narrowest = 150;

/** Lays plates side by side and wraps them. */
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
  tight: { padding: space.s, gap: space.hair },
});
