import { StyleSheet, View } from 'react-native';
import Svg, { Path, Text as Letter } from 'react-native-svg';
import { useLanguage } from './i18n/language';
import { fontFamily } from './theme/family';
import { materials, seatColours } from './theme/tokens';
import { typefaces } from './theme/typeface';

/** Outlines on a field of 48. With the colour and the initial, three ways to tell ten players apart. */
const shapes = [
  'M24 2a22 22 0 1 0 0 44a22 22 0 1 0 0-44Z',
  'M6 6h36v36H6Z',
  'M24 1 47 24 24 47 1 24Z',
  'M12.5 4h23L47 24 35.500 44h-23L1 24Z',
  'M24 2 46 18 38 45H10L2 18Z',
] as const;

const pick = <T,>(items: readonly [T, ...T[]] | readonly T[], index: number): T =>
  items[index % items.length] as T;

interface AvatarProps {
  readonly seat: number;
  readonly name: string;
  readonly size?: number;
}

/** The mark of a seat: colour, shape and the name's first letter. The name itself always stands beside it. */
export function Avatar({ seat, name, size = 44 }: AvatarProps) {
  const { language } = useLanguage();
  return (
    <View style={[styles.mark, { width: size, height: size }]} aria-hidden>
      <Svg width={size} height={size} viewBox="0 0 48 48">
        <Path
          d={pick(shapes, seat)}
          fill={pick(seatColours, seat)}
          stroke={materials.night}
          strokeWidth={1.5}
        />
        <Letter
          x={24}
          y={30.5}
          textAnchor="middle"
          fontFamily={fontFamily(typefaces[language].bold.family)}
          fontSize={19}
          fill={materials.night}
        >
          {initialOf(name)}
        </Letter>
      </Svg>
    </View>
  );
}

/** The first character as a reader sees it, which may be more than one code unit long. */
const initialOf = (name: string) => ([...name.trim()][0] ?? '').toLocaleUpperCase();

const styles = StyleSheet.create({ mark: { flexShrink: 0 } });
