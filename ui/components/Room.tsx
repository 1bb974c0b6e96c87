import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, RadialGradient, Rect, Stop } from 'react-native-svg';
import { useTheme } from '../theme/ThemeProvider';

/** The dim room every screen is in: a pool of lamplight from above, dark towards the walls. */
export function Room() {
  const theme = useTheme();
  const pool = useId();
  return (
    <View
      style={[StyleSheet.absoluteFill, { backgroundColor: theme.room, pointerEvents: 'none' }]}
      aria-hidden
    >
      <Svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <Defs>
          <RadialGradient id={pool} cx="50" cy="4" rx="85" ry="72" gradientUnits="userSpaceOnUse">
            <Stop offset="0" stopColor={theme.glow} stopOpacity="1" />
            <Stop offset="0.45" stopColor={theme.glow} stopOpacity="0.42" />
            <Stop offset="1" stopColor={theme.glow} stopOpacity="0" />
          </RadialGradient>
        </Defs>
        <Rect x="0" y="0" width="100" height="100" fill={`url(#${pool})`} />
      </Svg>
    </View>
  );
}
