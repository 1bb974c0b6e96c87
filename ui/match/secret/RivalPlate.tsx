import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useTheme } from '../../theme/ThemeProvider';
import { materials, radius, space, touchTarget } from '../../theme/tokens';
import type { Seat } from '../../../engine/core';
import { SeatButton } from '../SeatButton';
import { lightAt, type Targets } from '../targets';

interface RivalPlateProps {
  readonly seat: Seat;
  readonly targets: Targets;
  /** All that is on it, for a screen reader. */
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** What one of the others has, beside a question or one's own cards: it wraps rather than be cut. */
export function RivalPlate({ seat, targets, label, style, children }: RivalPlateProps) {
  const { line, surface, raised } = useTheme();
  const target = targets.get(seat);
  const light = lightAt(targets, seat);
  return (
    <View style={[{ maxWidth: '100%' }, target && styles.touched]}>
      <View
        accessible
        role="img"
        aria-label={label}
        style={[
          styles.rival,
          { borderColor: line, backgroundColor: surface },
          style,
          light === 'offered' && [styles.offered, { backgroundColor: raised }],
          light === 'dimmed' && styles.dimmed,
        ]}
      >
        {children}
      </View>
      {target && <SeatButton press={target} corner={radius.s} />}
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
  touched: { minHeight: touchTarget },
  offered: { borderColor: materials.brass, boxShadow: `0 0 0 2px ${materials.brass}` },
  dimmed: { opacity: 0.5 },
  rival: {
    flexGrow: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    borderWidth: 1,
    borderRadius: radius.s,
    paddingHorizontal: space.xs,
    paddingVertical: space.hair,
  },
});
