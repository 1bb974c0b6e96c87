import { useId } from 'react';
import Svg, { Defs, LinearGradient, Path, Stop } from 'react-native-svg';
import { useTheme } from '../theme/ThemeProvider';
import { materials } from '../theme/tokens';

/** The lamp's light as it falls, strongest at the shade. By day it is only a warmth in the air. */
export function LightCone() {
  const theme = useTheme();
  const falling = useId();
  const strength = theme.name === 'dark' ? 0.3 : 0.5;
  return (
    <Svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
      <Defs>
        <LinearGradient id={falling} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={materials.brassLight} stopOpacity={strength} />
          <Stop offset="1" stopColor={materials.brassLight} stopOpacity="0" />
        </LinearGradient>
      </Defs>
      <Path d="M38 0H62L100 100H0Z" fill={`url(#${falling})`} />
    </Svg>
  );
}
