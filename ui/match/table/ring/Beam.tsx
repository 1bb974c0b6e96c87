import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, LinearGradient, Path, Stop } from 'react-native-svg';
import type { Direction } from '../../../i18n/direction';
import { materials, onFelt } from '../../../theme/tokens';
import { beamPath, curveOf, headOf, type Pointing } from './beamPath';
import type { RingLayout } from './ringLayout';

export type { Pointing } from './beamPath';

interface BeamProps {
  readonly layout: RingLayout;
  readonly pointing: Pointing;
  readonly direction: Direction;
  readonly width: number;
  readonly height: number;
}

/** A word spoken is a broad light; the line of a barrel is a thin one, and there may be many. */
const broad = [
  { strokeWidth: 26, strokeOpacity: 0.1 },
  { strokeWidth: 13, strokeOpacity: 0.16 },
  { strokeWidth: 3, strokeOpacity: 0.8 },
] as const;
const thin = [
  { strokeWidth: 7, strokeOpacity: 0.16 },
  { strokeWidth: 2, strokeOpacity: 0.9 },
] as const;
const looks = {
  deed: { colour: materials.brassLight, strokes: broad, head: 15 },
  attack: { colour: onFelt.danger, strokes: broad, head: 15 },
  aim: { colour: onFelt.danger, strokes: thin, head: 10 },
} as const;

/** Light that falls from one player on another, under everything that is written. */
export function Beam({ layout, pointing, direction, width, height }: BeamProps) {
  const light = useId();
  const path = beamPath(layout, pointing, width, direction);
  if (path === null) return null;
  const { colour, strokes, head } = looks[pointing.tone];
  const curve = curveOf(path);
  const { from, to } = path;
  return (
    <View style={[StyleSheet.absoluteFill, styles.under]} aria-hidden>
      <Svg width={width} height={height}>
        <Defs>
          <LinearGradient
            id={light}
            gradientUnits="userSpaceOnUse"
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
          >
            <Stop offset="0" stopColor={colour} stopOpacity="0.15" />
            <Stop offset="1" stopColor={colour} stopOpacity="1" />
          </LinearGradient>
        </Defs>
        {strokes.map((stroke) => (
          <Path
            key={stroke.strokeWidth}
            d={curve}
            fill="none"
            stroke={`url(#${light})`}
            strokeLinecap="round"
            {...stroke}
          />
        ))}
        {pointing.to !== null && <Path d={headOf(path, head)} fill={colour} />}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ under: { pointerEvents: 'none' } });
