import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTextScale } from '../../../theme/textScale';
import { useTheme } from '../../../theme/ThemeProvider';
import { materials, radius } from '../../../theme/tokens';
import { SeatButton } from '../../SeatButton';
import { MarkPill, type TileMark } from '../MarkPill';
import type { PlacedSeat } from './Ring';
import { overhang, overlaps } from './ringLayout';

interface TileProps extends Pick<PlacedSeat, 'box' | 'mark' | 'pressing' | 'light'> {
  /** All that lies there, for screen readers. */
  readonly label: string;
  readonly isToMove: boolean;
  readonly won: boolean;
  readonly out: boolean;
  readonly markWords: (mark: TileMark) => string;
  /** Whether the words of a mark have room. */
  readonly isWordy: (words: string) => boolean;
  readonly children: ReactNode;
}

/** A seat at any game's table: a plate with what its player has, and a mark that hangs over the stage. */
export function Tile(props: TileProps) {
  const { label, box, isToMove, won, out, markWords, isWordy, pressing, light, children } = props;
  // The lamp shines on it; while somebody is chosen, only those who can be are lit.
  const lit = (isToMove || won) && light === null;
  const key = pressing !== null && !pressing.shut;
  const mark = won ? 'wins' : out ? 'out' : props.mark;
  const words = mark === null ? '' : markWords(mark);
  const theme = useTheme();
  const hang = overhang(useTextScale()) + overlaps.stage;
  return (
    <View style={styles.whole}>
      <View style={styles.whole} accessible role="img" aria-label={label}>
        {lit && <View style={styles.halo} />}
        <View
          style={[
            styles.plate,
            { backgroundColor: theme.surface, borderColor: lit || key ? materials.brass : theme.line },
            lit && styles.lit,
            key && [styles.key, { backgroundColor: theme.raised }],
            light === 'offered' && styles.offered,
            light === 'dimmed' && !isToMove && styles.dimmed,
          ]}
        >
          <View style={[styles.whole, out && styles.out]}>{children}</View>
        </View>
        {mark !== null && (
          <View style={[styles.mark, box.marks === 'below' ? { bottom: -hang } : { top: -hang }]}>
            <MarkPill mark={mark} words={words} wordy={isWordy(words)} />
          </View>
        )}
      </View>
      {pressing !== null && <SeatButton press={pressing} corner={radius.m} />}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  plate: { flex: 1, borderWidth: 1, borderRadius: radius.m, padding: 3 },
  lit: { borderWidth: 2, padding: 2 },
  halo: {
    position: 'absolute',
    inset: -5,
    borderRadius: radius.l,
    backgroundColor: materials.brassLight,
    opacity: 0.28,
  },
  /** It stands out of the felt, and can be pushed in. */
  key: { borderBottomWidth: 3, paddingBottom: 1 },
  /** A line of light all round says so without a colour, too. */
  offered: { boxShadow: `0 0 0 3px ${materials.brassLight}` },
  dimmed: { opacity: 0.5 },
  out: { opacity: 0.7 },
  mark: {
    position: 'absolute',
    insetInlineStart: -4,
    insetInlineEnd: -4,
    alignItems: 'center',
    // A finger means what lies in the middle of the table, or the seat.
    pointerEvents: 'none',
  },
});
