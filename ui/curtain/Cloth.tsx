import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { materials } from '../theme/tokens';

const folds = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const foldWidth = 100 / folds.length;

/** The tablecloth, hanging over the edge in heavy folds: under the table nobody sees a thing. */
export function Cloth() {
  const id = useId();
  const fold = `${id}fold`;
  const dusk = `${id}dusk`;
  return (
    <View style={[StyleSheet.absoluteFill, styles.behind]} aria-hidden>
      <Svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <Defs>
          <LinearGradient id={fold} x1="0" y1="0" x2="1" y2="0">
            <Stop offset="0" stopColor={materials.feltShade} />
            <Stop offset="0.35" stopColor={materials.felt} />
            <Stop offset="0.6" stopColor={materials.feltShade} />
            <Stop offset="1" stopColor={materials.night} />
          </LinearGradient>
          <LinearGradient id={dusk} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={materials.night} stopOpacity="0.3" />
            <Stop offset="0.5" stopColor={materials.night} stopOpacity="0.55" />
            <Stop offset="1" stopColor={materials.night} stopOpacity="0.92" />
          </LinearGradient>
        </Defs>
        {folds.map((at) => (
          <Rect
            key={at}
            x={at * foldWidth}
            y="0"
            width={foldWidth + 0.1}
            height="100"
            fill={`url(#${fold})`}
          />
        ))}
        <Rect x="0" y="0" width="100" height="100" fill={`url(#${dusk})`} />
      </Svg>
      <View style={styles.edge} />
    </View>
  );
}

const styles = StyleSheet.create({
  behind: { pointerEvents: 'none', backgroundColor: materials.night },
  edge: {
    position: 'absolute',
    top: 0,
    insetInline: 0,
    height: 6,
    backgroundColor: materials.brass,
    borderBottomWidth: 2,
    borderBottomColor: materials.brassDark,
  },
});
