import { StyleSheet, View, type ViewProps } from 'react-native';
import { useTextScale } from '../../../theme/textScale';
import { useTheme } from '../../../theme/ThemeProvider';
import { radius, space } from '../../../theme/tokens';
import { aboveMarks } from './ringLayout';

/** What is written on the felt: light that crosses it passes below, and of that no more shines through than can be read against. */
export function OnFelt({ children, ...view }: ViewProps) {
  const { felt } = useTheme();
  return (
    <View {...view}>
      <View
        style={[styles.shade, { backgroundColor: felt, boxShadow: `0 0 ${soft}px ${soft}px ${felt}` }]}
        aria-hidden
      />
      {children}
    </View>
  );
}

/** The style for a strip of what lies in the middle of the table. */
export const useStrip = () => [styles.strip, { paddingBottom: aboveMarks * useTextScale() }];

/** Its edges melt into the felt. */
const soft = space.s;

const styles = StyleSheet.create({
  strip: {
    flex: 1,
    flexDirection: 'row',
    justifyContent: 'space-evenly',
    alignItems: 'center',
    columnGap: space.s,
  },
  shade: {
    position: 'absolute',
    // Drawings have no place of their own in a browser's order: what has one would lie over them.
    zIndex: -1,
    inset: soft,
    borderRadius: radius.l,
    opacity: 0.86,
    pointerEvents: 'none',
  },
});
