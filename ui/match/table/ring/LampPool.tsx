import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, RadialGradient, Rect, Stop } from 'react-native-svg';
import { useTheme } from '../../../theme/ThemeProvider';
import { materials } from '../../../theme/tokens';

/** The light of the lamp on the felt: warm in the middle, where what is public lies, and dark along the rim. */
export function LampPool() {
  const theme = useTheme();
  const pool = useId();
  return (
    <View style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]} aria-hidden>
      <Svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <Defs>
          <RadialGradient id={pool} cx="50" cy="50" rx="62" ry="58" gradientUnits="userSpaceOnUse">
            <Stop offset="0" stopColor={materials.brassLight} stopOpacity="0.1" />
            <Stop offset="0.5" stopColor={theme.felt} stopOpacity="0" />
            <Stop offset="1" stopColor={theme.feltShade} stopOpacity="1" />
          </RadialGradient>
        </Defs>
        <Rect x="0" y="0" width="100" height="100" fill={`url(#${pool})`} />
      </Svg>
    </View>
  );
}
