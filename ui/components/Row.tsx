import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTextScale } from '../theme/textScale';
import { radius, space } from '../theme/tokens';
import { Offer, type Offered } from './Offer';

interface RowProps extends Offered {
  /** All of it in words, signs and figures too. */
  readonly label: string;
  /** The size of its words; smaller words get less padding. */
  readonly print: 'small' | 'fine';
  /** What a screen reader reads besides the label. */
  readonly besides?: ReactNode;
  readonly children: ReactNode;
}

/** One of many things to choose, as low as possible. */
export function Row({ label, print, besides, children, ...offered }: RowProps) {
  // Signs and figures are one picture with words of its own; a name on the button would have to repeat what is drawn.
  const picture = (
    <View role="img" aria-label={label}>
      {children}
    </View>
  );
  const width = { flexBasis: narrowest * useTextScale() };
  return (
    <Offer
      {...offered}
      style={[styles.row, width]}
      inside={[styles.inside, styles[print]]}
      whenShut={picture}
    >
      {picture}
      {besides}
    </Offer>
  );
}

/** Rows stand one below the other on a phone, and two in a line where there is room. */
const narrowest = 300;

export function Rows({ children }: { readonly children: ReactNode }) {
  return <View style={styles.rows}>{children}</View>;
}

const styles = StyleSheet.create({
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  row: {
    flexGrow: 1,
    flexShrink: 1,
    maxWidth: '100%',
    minHeight: 48,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  inside: { justifyContent: 'center', paddingHorizontal: space.s },
  small: { paddingVertical: 3 },
  fine: { paddingVertical: 0 },
});
