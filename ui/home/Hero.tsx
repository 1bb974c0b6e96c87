import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, LinearGradient, Path, Stop } from 'react-native-svg';
import { lamp } from '../../assets/art';
import { Artwork } from '../art/Artwork';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { materials, space } from '../theme/tokens';
import { Lit } from './Lit';

interface HeroProps {
  /** In points; on a page without room to spare the lamp hangs above its edge. */
  readonly lampWidth: number;
  readonly tagline: boolean;
}

/** The lamp comes on over the table, and under it is the name of the app. */
export function Hero({ lampWidth, tagline }: HeroProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.hero}>
      <View style={styles.cord} />
      {lampWidth > 0 && <Artwork drawing={lamp} width={lampWidth} />}
      <Lit style={{ ...styles.cone, top: lampWidth * 0.56 }}>
        <LightCone />
      </Lit>
      <View style={styles.words}>
        <Text variant={lampWidth > roomy ? 'display' : 'title'} align="center">
          {t('app.name')}
        </Text>
        {tagline && (
          <Text tone="inkMuted" align="center" style={{ maxWidth: 340 }}>
            {t('app.tagline')}
          </Text>
        )}
      </View>
    </View>
  );
}

/** Under a lamp as wide as this, the name has room for its largest letters. */
const roomy = 120;

/** The lamp's light as it falls, strongest at the shade. By day it is only a warmth in the air. */
function LightCone() {
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

const styles = StyleSheet.create({
  hero: { alignItems: 'center', gap: space.s },
  /** Long enough for any screen. */
  cord: { position: 'absolute', bottom: '99%', height: 900, width: 4, backgroundColor: materials.brassDark },
  cone: { position: 'absolute', height: 420, width: '120%', alignItems: 'center', pointerEvents: 'none' },
  words: { alignItems: 'center', gap: space.s },
});
