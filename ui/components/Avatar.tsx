import { use } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Text as Letter } from 'react-native-svg';
import { Artwork } from '../art/Artwork';
import { useLanguage } from '../i18n/language';
import { inDigitsOf } from '../i18n/written';
import { fontFamily } from '../theme/family';
import { materials, seatColours } from '../theme/tokens';
import { typefaces } from '../theme/typeface';
import { TableNames, signLetters } from './tableNames';
import { unnamed } from './nameOf';
import { Pictures, type Picture } from './pictures';

/** Outlines on a field of 48. With the colour and the letter or number, three ways to tell ten players apart. */
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
  /** Replaces the picture from the context. */
  readonly picture?: Picture | null;
}

/**
 * * The mark of a seat: its colour and shape, and in it the first letter of the name, the seat's number if it has no
 * name, or a bot's face. The name itself always stands beside it.
 */
export function Avatar({ seat, name, size = 44, picture }: AvatarProps) {
  const { language, t } = useLanguage();
  const pictures = use(Pictures);
  const face = picture === undefined ? (pictures[seat] ?? null) : picture;
  const isUnnamed = name === '' || name === unnamed(t, seat);
  const named = use(TableNames).filter((one, at) => one !== unnamed(t, at));
  const letters = isUnnamed ? inDigitsOf(language, String(seat + 1)) : signLetters(name, named);
  return (
    <View style={[styles.mark, { width: size, height: size }]} aria-hidden>
      <Svg width={size} height={size} viewBox="0 0 48 48">
        <Path
          d={pick(shapes, seat)}
          fill={pick(seatColours, seat)}
          stroke={materials.night}
          strokeWidth={1.5}
        />
        {face === null && (
          <Letter
            x={24}
            y={30.5}
            textAnchor="middle"
            fontFamily={fontFamily(typefaces[language].bold.family)}
            fontSize={!isUnnamed && [...letters].length > 1 ? 16 : 19}
            fill={materials.night}
          >
            {letters}
          </Letter>
        )}
      </Svg>
      {face !== null && (
        <View style={styles.face}>
          <Artwork drawing={face.drawing} width={size} tones={face.tones} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  mark: { flexShrink: 0 },
  face: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' },
});
