import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useLanguage } from './i18n/language';
import { useTheme } from './theme/ThemeProvider';

interface Glyph {
  readonly d: string;
  /** Points along the line of reading, so it turns round with the language. Clocks, ticks and cards never do. */
  readonly mirrors?: true;
}

/** Drawn on a field of 24, in one line of the pen. */
const glyphs = {
  back: { d: 'M20 12H5 M11 5.5 4.5 12l6.5 6.5', mirrors: true },
  forward: { d: 'M9 5l7 7-7 7', mirrors: true },
  close: { d: 'M6 6l12 12 M18 6 6 18' },
  add: { d: 'M12 5v14 M5 12h14' },
  remove: { d: 'M5 12h14' },
  check: { d: 'M4.5 12.5l5 5L20 6.5' },
  handOver: {
    d: 'M7 3.5h7.5v10 M7 3.5v17h7.5v-2 M10 17.5h1.5 M12 15h8.5 M17.5 11.5 21 15l-3.5 3.5',
    mirrors: true,
  },
  cast: {
    d: 'M4 5c3 1 5.5 1 8 0v6.5c0 3-1.6 5-4 6-2.4-1-4-3-4-6Z M6.2 9.2h1 M8.9 9.2h1 M6.5 13c1 .8 2 .8 3 0 M14.5 8.2c2 .5 3.7.4 5.5-.2v5.5c0 3-1.6 5-4 6-1.2-.5-2.2-1.3-2.9-2.3 M15.2 12h1 M18 12h1 M15.4 16c.9-.8 1.9-.8 2.8 0',
  },
  settings: {
    d: 'M4 7h9 M17 7h3 M15 5v4 M4 12h3 M11 12h9 M9 10v4 M4 17h7 M15 17h5 M13 15v4',
  },
  about: { d: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z M12 11v5.5 M12 7.5v.2' },
  cover: { d: 'M3.5 12c2.5 3.3 5.3 5 8.5 5s6-1.7 8.5-5 M5.6 15.6 4 18 M12 17v3 M18.4 15.6 20 18' },
  headphones: {
    d: 'M4.5 15v-2.5a7.5 7.5 0 0 1 15 0V15 M4.5 14h3v6h-1a2 2 0 0 1-2-2Z M19.5 14h-3v6h1a2 2 0 0 0 2-2Z',
  },
  warning: { d: 'M12 4 2.8 19.5h18.4Z M12 10v4.5 M12 17v.2' },
} as const satisfies Record<string, Glyph>;

export type IconName = keyof typeof glyphs;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly colour?: string;
}

/** Always beside words or inside something labelled, so it has none of its own. */
export function Icon({ name, size = 24, colour }: IconProps) {
  const { direction } = useLanguage();
  const theme = useTheme();
  const { d, mirrors }: Glyph = glyphs[name];
  const turned = mirrors && direction === 'rtl';
  return (
    <View style={[styles.field, { width: size, height: size }]} aria-hidden>
      <Svg width={size} height={size} viewBox="0 0 24 24">
        <Path
          d={d}
          {...(turned ? { transform: 'translate(24 0) scale(-1 1)' } : {})}
          fill="none"
          stroke={colour ?? theme.ink}
          strokeWidth={1.8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Svg>
    </View>
  );
}

/** Beside a long label an icon keeps its size. */
const styles = StyleSheet.create({ field: { flexShrink: 0 } });
