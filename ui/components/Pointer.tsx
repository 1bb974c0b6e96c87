import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius } from '../theme/tokens';
import { Icon } from './Icon';
import { useComesIntoSight } from './PointedScroll';

/** Frames what is to be touched now, and scrolls to it. The lesson's words name it as well. */
export function Pointer() {
  const theme = useTheme();
  return (
    <View
      {...useComesIntoSight()}
      style={[styles.round, { borderColor: theme.brassInk, boxShadow: `0 0 12px ${materials.brassLight}` }]}
      aria-hidden
    >
      <View style={styles.sign}>
        <Icon name="touch" size={18} colour={materials.ink} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  round: {
    position: 'absolute',
    top: -2,
    bottom: -2,
    start: -2,
    end: -2,
    borderWidth: 3,
    borderRadius: radius.m,
    pointerEvents: 'none',
  },
  sign: {
    position: 'absolute',
    bottom: -9,
    end: 4,
    padding: 3,
    borderRadius: radius.round,
    backgroundColor: materials.brass,
    borderWidth: 1,
    borderColor: materials.brassDark,
  },
});
