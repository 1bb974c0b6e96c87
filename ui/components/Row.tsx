import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useTextScale } from '../theme/textScale';
import { radius, space } from '../theme/tokens';
import { Offer, type Offered } from './Offer';

interface RowProps extends Offered {
  /** All of it in words, signs and figures too. */
  readonly label: string;
  /** The size of its words; smaller words get less padding. */
  readonly print: 'small' | 'fine';
  /** How wide it is at least, in points: on a phone it has a line for itself unless it says less. */
  readonly least?: number;
  /** What a screen reader reads besides the label. */
  readonly besides?: ReactNode;
  readonly children: ReactNode;
}

/** One of many things to choose, as low as possible. */
export function Row({ label, print, least = wholeLine, besides, children, ...offered }: RowProps) {
  // Signs and figures are one picture with words of its own; a name on the button would have to repeat what is drawn.
  const picture = (
    <View role="img" aria-label={label}>
      {children}
    </View>
  );
  const width = { flexBasis: least * useTextScale() };
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

/** A tablet has room for two in a line. */
const wholeLine = 300;

interface RowsProps {
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

export const Rows = ({ style, children }: RowsProps) => <View style={[styles.rows, style]}>{children}</View>;

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
