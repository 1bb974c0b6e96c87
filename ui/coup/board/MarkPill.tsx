import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useLanguage } from '../../i18n/language';
import { Text } from '../../Text';
import { useTheme } from '../../theme/ThemeProvider';
import { useTextScale } from '../../theme/textScale';
import type { Theme } from '../../theme/themes';
import { materials, radius } from '../../theme/tokens';
import type { SeatMark } from './marks';

/** Drawn on a field of 24, with a pen broad enough for a small size. */
const glyphs: Readonly<Record<SeatMark | 'wins', string>> = {
  toAnswer: 'M7.5 8.500c0-6 9-6 9 0c0 4-4.500 3.500-4.500 7 M12 20v.3',
  passes: 'M4 13l5.500 5.500L20 7',
  challenges: 'M12 3.500v11 M12 20v.3',
  blocks: 'M12 3l8 3v6c0 5-3 7.500-8 9.500c-5-2-8-4.500-8-9.500V6Z',
  thinking: 'M5 12v.3 M12 12v.3 M19 12v.3',
  wins: 'M4 7l4.500 4.500L12 5l3.500 6.500L20 7l-2 12H6Z',
};

interface Tint {
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
}

const brass: Tint = { fill: materials.brass, edge: materials.brassDark, ink: materials.ink };

const tints: Readonly<Record<SeatMark | 'wins', (theme: Theme) => Tint>> = {
  toAnswer: () => brass,
  passes: ({ surface, line, inkMuted }) => ({ fill: surface, edge: line, ink: inkMuted }),
  challenges: ({ raised, danger }) => ({ fill: raised, edge: danger, ink: danger }),
  blocks: () => ({ fill: materials.felt, edge: materials.brass, ink: materials.paper }),
  thinking: ({ raised, brassInk }) => ({ fill: raised, edge: brassInk, ink: brassInk }),
  wins: () => brass,
};

/** A word beside the coins, set apart by picture and colour too. */
export function MarkPill({ mark }: { mark: SeatMark | 'wins' }) {
  const { t } = useLanguage();
  const theme = useTheme();
  const scale = useTextScale();
  const size = 12 * scale;
  const { fill, edge, ink } = tints[mark](theme);
  return (
    <View style={[styles.pill, { height: 18 * scale, backgroundColor: fill, borderColor: edge }]}>
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
      <Text variant="fine" colour={ink} numberOfLines={1} style={{ flexShrink: 1 }}>
        {mark === 'wins' ? t('board.wins') : t(`board.marks.${mark}`)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  pill: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    paddingHorizontal: 3,
    borderWidth: 1,
    borderRadius: radius.s,
    flexShrink: 1,
    maxWidth: '100%',
  },
});
