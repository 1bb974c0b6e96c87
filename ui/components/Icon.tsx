import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';

interface Glyph {
  readonly d: string;
  /** Mirrored in languages that run from right to left. Clocks, ticks and cards never are. */
  readonly mirrors?: true;
}

/** Drawn on a field of 24, in one line of the pen. */
const glyphs = {
  back: { d: 'M20 12H5 M11 5.5 4.5 12l6.5 6.5', mirrors: true },
  backward: { d: 'M15 5l-7 7 7 7', mirrors: true },
  forward: { d: 'M9 5l7 7-7 7', mirrors: true },
  fold: { d: 'M5 15.5l7-7 7 7' },
  unfold: { d: 'M5 8.5l7 7 7-7' },
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
  hint: {
    d: 'M9.5 18.5h5 M10.5 21h3 M12 3a6 6 0 0 0-3.4 10.9c.6.5.9 1.1.9 1.8h5c0-.7.3-1.3.9-1.8A6 6 0 0 0 12 3Z',
  },
  settings: {
    d: 'M4 7h9 M17 7h3 M15 5v4 M4 12h3 M11 12h9 M9 10v4 M4 17h7 M15 17h5 M13 15v4',
  },
  about: { d: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z M12 11v5.5 M12 7.5v.2' },
  cover: { d: 'M3.5 12c2.5 3.3 5.3 5 8.5 5s6-1.7 8.5-5 M5.6 15.6 4 18 M12 17v3 M18.4 15.6 20 18' },
  headphones: {
    d: 'M4.5 15v-2.5a7.5 7.5 0 0 1 15 0V15 M4.5 14h3v6h-1a2 2 0 0 1-2-2Z M19.5 14h-3v6h1a2 2 0 0 0 2-2Z',
  },
  play: { d: 'M8 5l11 7-11 7Z', mirrors: true },
  pause: { d: 'M8.5 5v14 M15.5 5v14' },
  previous: { d: 'M18 6l-8 6 8 6Z M6 6v12', mirrors: true },
  next: { d: 'M6 6l8 6-8 6Z M18 6v12', mirrors: true },
  hasten: { d: 'M5 6l6.5 6L5 18 M12.5 6l6.5 6-6.5 6', mirrors: true },
  takeBack: { d: 'M9 6 4.5 10.5 9 15 M5 10.5h9a4.5 4.5 0 0 1 0 9h-4', mirrors: true },
  up: { d: 'M12 19V6 M6.5 11 12 5.5l5.5 5.5' },
  down: { d: 'M12 5v13 M6.5 13l5.5 5.5 5.5-5.5' },
  share: { d: 'M12 15V4 M8 7.5 12 3.5l4 4 M6.5 11h-2v9h15v-9h-2' },
  openFile: { d: 'M12 4v11 M8 11.5l4 4 4-4 M4.5 15v5h15v-5' },
  history: { d: 'M4.5 5v5h5 M5 10a7.5 7.5 0 1 1-.5 4 M12 8v4.5l3 2' },
  statistics: { d: 'M5 20v-8h3.5v8 M10.3 20V5h3.5v15 M15.6 20v-5.5h3.5V20 M3 20h18' },
  /** A card, and what may stand on it. */
  aid: {
    d: 'M5 3.5h14v17H5Z M8.5 8a1.6 1.6 0 1 0 0 .1 M12 8h4 M8.5 12.500a1.6 1.6 0 1 0 0 .1 M12 12.500h4 M8.500 17h7.500',
  },
  menu: { d: 'M4 7h16 M4 12h16 M4 17h16' },
  turnTable: { d: 'M4.5 9a8 8 0 0 1 14-2 M19 3.500v4h-4 M19.500 15a8 8 0 0 1-14 2 M5 20.500v-4h4' },
  log: { d: 'M6 4h12v16H6Z M9 8.5h6 M9 12h6 M9 15.5h4' },
  person: {
    d: 'M12 4a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 1 0 0-7.4Z M4.5 20c.6-4 3.4-6 7.5-6s6.9 2 7.5 6',
  },
  bot: { d: 'M5.5 9h13v10h-13Z M12 9V5 M9 13v1.5 M15 13v1.5 M2.5 12.5v4 M21.5 12.5v4' },
  peek: {
    d: 'M2.5 12c2.5-4 5.7-6 9.5-6s7 2 9.5 6c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6Z M12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6Z',
  },
  discard: { d: 'M5 7h14 M9.5 7V4.5h5V7 M7 7l1 13h8l1-13 M10.5 10.5v6 M13.5 10.5v6' },
  block: { d: 'M12 3.5l7 2.5v5.5c0 4.5-2.8 7.3-7 9-4.2-1.7-7-4.5-7-9V6Z' },
  challenge: { d: 'M4 5h16v11h-9l-4.5 4V16H4Z M12 7.8v3.6 M12 13.4v.2' },
  flame: {
    d: 'M12.5 4c1.5 4.5 4.5 6 4 10c-.5 3.200-2.500 5-4.500 5c-2.700 0-4.700-2-4.500-5c.2-2.200 1.500-3 2-5c1.300 1 1.600 2.200 1.600 3.200c1.300-1.700 1.900-4.500 1.400-8.200Z',
  },
  crown: { d: 'M4 8l4 4 4-6 4 6 4-4-1.5 10h-13Z' },
  newGame: { d: 'M3.5 8 9.5 6l4 12-6 2Z M12.5 5H20v13h-3.5' },
  /** A square cap. */
  learn: {
    d: 'M12 5 2.5 9.5 12 14l9.5-4.5Z M6.5 11.7v4.5c1.5 1.5 3.4 2.2 5.5 2.2s4-.7 5.5-2.2v-4.5 M21.5 9.5v5.5',
  },
  rules: {
    d: 'M12 6.5C9.8 5 7 4.6 3.5 5v13.5c3.5-.4 6.3 0 8.5 1.5 2.2-1.5 5-1.9 8.5-1.5V5c-3.5-.4-6.3 0-8.5 1.5Z M12 6.5V20',
  },
  search: { d: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13Z M15.3 15.3l5.2 5.2' },
  contents: { d: 'M9 6h11 M9 12h11 M9 18h11 M4 6h.5 M4 12h.5 M4 18h.5', mirrors: true },
  ruling: { d: 'M12 4v15 M7.5 20h9 M5 7h14 M5 7l-2.5 6h5Z M19 7l-2.5 6h5Z' },
  touch: {
    d: 'M9.5 12.5V5a1.5 1.5 0 0 1 3 0v6l5 1.2c1.5.4 2.2 1.4 2 2.9l-.8 5.4H11l-5-5.5c-1-1.3.8-2.8 2-1.7Z',
  },
  warning: { d: 'M12 4 2.8 19.5h18.4Z M12 10v4.5 M12 17v.2' },
} as const satisfies Record<string, Glyph>;

export type IconName = keyof typeof glyphs;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly colour?: string;
}

/** It has no label, since it always stands beside words or inside something labelled. */
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
