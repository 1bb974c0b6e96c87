import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { Role } from '../../../engine';
import { Artwork } from '../../art/Artwork';
import { cardHeight, cardRadius } from '../../cards/cardShape';
import { emblemOf, tonesOf } from '../../cards/character';
import { materials } from '../../theme/tokens';

interface HandCardProps {
  readonly role: Role;
  readonly isLost: boolean;
}

const width = 44;
const height = cardHeight(width);

/** A corner eaten by the flame, and the brown line it leaves. */
const ember = 'M44 0H23Q27 4 25 8Q31 9 30 15Q36 15 35 21Q40 22 40 27Q43 28 44 33Z';
const scorch = 'M44 0H18Q22 5 20 10Q27 12 25 18Q32 19 31 25Q37 26 36 32Q41 34 44 41Z';

/** A card at the end of the game, open. Its name stands beside it in words. */
export function HandCard({ role, isLost }: HandCardProps) {
  return (
    <View style={[styles.card, isLost && styles.lost]} aria-hidden>
      <View style={isLost && styles.faded}>
        <Artwork drawing={emblemOf(role)} width={width - 6} tones={tonesOf(role)} />
      </View>
      {isLost && (
        <View style={styles.burn}>
          <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            <Path d={scorch} fill={materials.brassDark} opacity={0.75} />
            <Path d={ember} fill={materials.night} />
          </Svg>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    width,
    height,
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: cardRadius(width),
    borderWidth: 1,
    borderColor: materials.brassDark,
    backgroundColor: materials.paper,
  },
  lost: { backgroundColor: materials.paperShade, opacity: 0.8 },
  faded: { opacity: 0.6 },
  burn: { position: 'absolute', inset: 0 },
});
