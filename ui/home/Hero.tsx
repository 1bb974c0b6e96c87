import { useId } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Defs, LinearGradient, Path, Stop } from 'react-native-svg';
import { emblems, lamp } from '../../assets/art';
import { Artwork } from '../art/Artwork';
import { CardBack } from '../cards/CardBack';
import { cardHeight } from '../cards/cardShape';
import { tonesOf, type Character } from '../cards/character';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import { Lit } from './Lit';

/** The lamp comes on over the table: the name of the app, and the cards that are about to be dealt. */
export function Hero() {
  const { t } = useLanguage();
  const { height } = useWindowDimensions();
  const small = height < 620;
  return (
    <View style={styles.hero}>
      <View style={styles.cord} />
      <Artwork drawing={lamp} width={small ? 150 : 190} />
      <Lit style={{ ...styles.cone, top: small ? 84 : 106 }}>
        <LightCone />
      </Lit>
      <View style={styles.words}>
        <Text variant="display" align="center">
          {t('app.name')}
        </Text>
        <Text tone="inkMuted" align="center" style={{ maxWidth: 340 }}>
          {t('app.tagline')}
        </Text>
      </View>
      {!small && (
        <Lit style={styles.fan}>
          <FanCard character="contessa" turn={-14} />
          <View style={styles.fanMiddle}>
            <CardBack width={84} />
          </View>
          <FanCard character="kingpin" turn={14} />
        </Lit>
      )}
    </View>
  );
}

/** A card without its name: here it is a picture, not something to read. */
function FanCard({ character, turn }: { character: Character; turn: number }) {
  return (
    <View style={[styles.fanCard, { transform: [{ rotate: `${turn}deg` }, { translateY: 10 }] }]}>
      <Artwork drawing={emblems[character]} width={70} tones={tonesOf(character)} />
    </View>
  );
}

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
  hero: { alignItems: 'center', gap: space.m },
  /** Long enough for any screen. */
  cord: { position: 'absolute', bottom: '99%', height: 900, width: 4, backgroundColor: materials.brassDark },
  cone: { position: 'absolute', bottom: 0, width: '120%', alignItems: 'center', pointerEvents: 'none' },
  words: { alignItems: 'center', gap: space.s },
  fan: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', paddingVertical: space.s },
  fanMiddle: { marginHorizontal: -12, zIndex: 1, transform: [{ translateY: -6 }] },
  fanCard: {
    width: 84,
    height: cardHeight(84),
    borderRadius: radius.s + 2,
    backgroundColor: materials.paper,
    borderWidth: 1,
    borderColor: materials.brassDark,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
