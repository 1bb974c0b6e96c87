import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { CardFace, NamelessFace } from '../../cards/CardFace';
import { cardHeight } from '../../cards/cardShape';
import type { Character } from '../../cards/character';
import { showdownPace } from '../../motion/showdown';
import { materials } from '../../theme/tokens';
import { useProgress } from '../../motion/useProgress';

/** How far down the card it is torn, and how long the fibres at the tear are. */
const tear = { at: 0.52, fibre: 0.045, lean: 4, apart: 0.05 } as const;

/** The fibres on one side of a tear, on a field of 100 × 10. */
const fibres =
  'M0 0L0 4L6 9L11 3L18 7L24 2L31 8L37 5L43 9.5L50 3L56 7L63 2L69 8L75 4L82 9L88 3L94 7L100 3L100 0Z';

/** The card of somebody who was named and is not there, torn across. Both halves lean as far in every language. */
export function TornCard({ character, width }: { readonly character: Character; readonly width: number }) {
  const torn = useProgress(showdownPace.beforeTurn + showdownPace.turn, showdownPace.fate);
  const height = cardHeight(width);
  const above = Math.round(height * tear.at);
  const upper = useAnimatedStyle(() => ({
    transform: [
      { translateY: -tear.apart * height * torn.get() },
      { rotateZ: `${-tear.lean * torn.get()}deg` },
    ],
  }));
  const lower = useAnimatedStyle(() => ({
    transform: [
      { translateY: tear.apart * height * torn.get() },
      { rotateZ: `${tear.lean * 0.75 * torn.get()}deg` },
    ],
  }));
  // Nothing of a fibre is seen while the card is whole.
  const frayed = useAnimatedStyle(() => ({ opacity: torn.get() > 0.02 ? 1 : 0 }));
  return (
    <View style={{ width, height }}>
      <Animated.View style={[{ height: above }, upper]}>
        <View style={[styles.half, { height: above }]}>
          <NamelessFace character={character} width={width} />
        </View>
        <Animated.View style={[styles.under, frayed]}>
          <Fibres width={width} />
        </Animated.View>
      </Animated.View>
      <Animated.View style={lower}>
        <View style={[styles.half, { height: height - above }]}>
          <View style={{ marginTop: -above }}>
            <CardFace character={character} width={width} />
          </View>
        </View>
        <Animated.View style={[styles.over, frayed]}>
          <Fibres width={width} />
        </Animated.View>
      </Animated.View>
    </View>
  );
}

function Fibres({ width }: { readonly width: number }) {
  return (
    <Svg width={width} height={width * tear.fibre} viewBox="0 0 100 10" preserveAspectRatio="none">
      <Path d={fibres} fill={materials.paperShade} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  half: { overflow: 'hidden' },
  under: { position: 'absolute', top: '100%' },
  over: { position: 'absolute', bottom: '100%', transform: [{ scaleY: -1 }] },
});
