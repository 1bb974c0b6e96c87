import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '../theme/ThemeProvider';
import { materials } from '../theme/tokens';

/** The near edge of the table: felt, a rim of brass, and the dark below it. */
export function TableEdge() {
  const theme = useTheme();
  return (
    <View style={styles.edge} aria-hidden>
      <Svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <Path d="M0 46C22 8 78 8 100 46V100H0Z" fill={theme.felt} />
        <Path d="M0 86C22 62 78 62 100 86V100H0Z" fill={theme.feltShade} />
        <Path
          d="M0 46C22 8 78 8 100 46"
          fill="none"
          stroke={materials.brassDark}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  edge: { position: 'absolute', bottom: 0, insetInline: 0, height: '34%', pointerEvents: 'none' },
});
