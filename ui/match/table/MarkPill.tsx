import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { Text } from '../../components/Text';
import { useTextScale } from '../../theme/textScale';
import { useTheme } from '../../theme/ThemeProvider';
import type { Theme } from '../../theme/themes';
import { materials, radius } from '../../theme/tokens';
import type { Typeface } from '../../theme/typeface';
import { markHeight } from './ring/ringLayout';

/** What a seat has answered, or has yet to, while the table is asked. */
export type SeatMark = 'toAnswer' | 'passes' | 'objects' | 'stops' | 'thinking';

/** Besides, what a seat has become. */
export type TileMark = SeatMark | 'wins' | 'out';

/** Drawn on a field of 24, with a pen broad enough for a small size. */
const glyphs: Readonly<Record<TileMark, string>> = {
  toAnswer: 'M7.5 8.500c0-6 9-6 9 0c0 4-4.500 3.500-4.500 7 M12 20v.3',
  passes: 'M4 13l5.500 5.500L20 7',
  objects: 'M12 3.500v11 M12 20v.3',
  stops: 'M12 3l8 3v6c0 5-3 7.500-8 9.500c-5-2-8-4.500-8-9.500V6Z',
  thinking: 'M5 12v.3 M12 12v.3 M19 12v.3',
  out: 'M6 6l12 12 M18 6L6 18',
  wins: 'M4 7l4.500 4.500L12 5l3.500 6.500L20 7l-2 12H6Z',
};

interface Tint {
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
}

const brass: Tint = { fill: materials.brass, edge: materials.brassDark, ink: materials.ink };

const tints: Readonly<Record<TileMark, (theme: Theme) => Tint>> = {
  toAnswer: () => brass,
  passes: ({ surface, line, inkMuted }) => ({ fill: surface, edge: line, ink: inkMuted }),
  objects: ({ raised, danger }) => ({ fill: raised, edge: danger, ink: danger }),
  stops: () => ({ fill: materials.felt, edge: materials.brass, ink: materials.paper }),
  thinking: ({ raised, brassInk }) => ({ fill: raised, edge: brassInk, ink: brassInk }),
  out: ({ surface, line, danger }) => ({ fill: surface, edge: line, ink: danger }),
  wins: () => brass,
};

const letter = 14;
const glyph = 14;
const gap = 3;
const padding = 6;
const edge = 1;

/** Whether a word at a tile of this width is read whole; a part of one says less than the picture alone. */
export const holdsWord = (words: string, width: number, scale: number, typeface: Typeface): boolean =>
  ([...words].length * letter * typeface.width + glyph) * scale + gap + 2 * (padding + edge) <= width;

interface MarkPillProps {
  readonly mark: TileMark;
  readonly words: string;
  /** Whether there is room for the words; who listens is told them by the seat. */
  readonly wordy: boolean;
}

/** A word at a seat, set apart by picture and colour too. */
export function MarkPill({ mark, words, wordy }: MarkPillProps) {
  const theme = useTheme();
  const scale = useTextScale();
  const size = glyph * scale;
  const { fill, edge, ink } = tints[mark](theme);
  return (
    <View style={[styles.pill, { height: markHeight * scale, backgroundColor: fill, borderColor: edge }]}>
      <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
        <Path
          d={glyphs[mark]}
          fill="none"
          stroke={ink}
          strokeWidth={3.2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Svg>
      {wordy && (
        <Text variant="small" colour={ink} numberOfLines={1} style={{ flexShrink: 1 }}>
          {words}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  pill: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap,
    paddingHorizontal: padding,
    borderWidth: edge,
    borderRadius: radius.round,
    flexShrink: 1,
    maxWidth: '100%',
  },
});
