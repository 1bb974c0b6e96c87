import { useId, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View, type LayoutChangeEvent } from 'react-native';
import Svg, { Defs, RadialGradient, Rect, Stop } from 'react-native-svg';
import type { Seat } from '../../../../engine/core';
import { Engraving } from '../../../components/Engraving';
import { scrolledByKeys } from '../../../input/scrolledByKeys';
import { useLanguage } from '../../../i18n/language';
import { useTextScale } from '../../../theme/textScale';
import { useTheme } from '../../../theme/ThemeProvider';
import { materials, radius, space } from '../../../theme/tokens';
import type { SpeechRoom } from '../stage/speech';
import { Beam, type Pointing } from './Beam';
import { ringLayout, touchable, type Box, type SeatBox, type TileNeeds } from './ringLayout';

interface RingProps {
  readonly seats: number;
  /** The only person at the table, who sits nearest. */
  readonly own: Seat | null;
  /** Takes the whole of the place it is in, rather than as much as it needs. */
  readonly fills: boolean;
  readonly needs: TileNeeds;
  /** The least height in which the stage says anything. */
  readonly stageNeeds: number;
  /** What lies in the middle and belongs to nobody, and how high it is. */
  readonly middle: (width: number) => ReactNode;
  readonly middleNeeds: number;
  readonly tile: (seat: Seat, box: SeatBox) => ReactNode;
  readonly stage: (room: SpeechRoom) => ReactNode;
  readonly pointing: Pointing | null;
  /** Lines that lie on the table for as long as somebody aims at somebody. */
  readonly aims?: readonly Pointing[];
}

/** From the edge of the table to what lies on it. */
const rim = { edge: 2, padding: 5 } as const;
const inside = 2 * (rim.edge + rim.padding);

/** The table, those who sit round it clockwise, and the stage between them. */
export function Ring(props: RingProps) {
  const {
    seats,
    own,
    fills,
    needs,
    stageNeeds,
    middle,
    middleNeeds,
    tile,
    stage,
    pointing,
    aims = [],
  } = props;
  const theme = useTheme();
  const textScale = useTextScale();
  const { direction } = useLanguage();
  const [{ width, height }, measure] = useOwnSize();
  const felt = width - inside;
  const layout = ringLayout({
    seats,
    own,
    direction,
    width: felt,
    height: fills ? height - inside : null,
    textScale,
    tile: needs,
    stage: stageNeeds,
    felt: middleNeeds,
  });
  const { scrolls } = layout;
  const lying = <View style={[styles.placed, placeOf(touchable(layout.felt))]}>{middle(felt)}</View>;
  const tiles = layout.seats.map((box, seat) => (
    <View key={seat} style={[styles.placed, placeOf(box)]}>
      {tile(seat, box)}
    </View>
  ));
  return (
    <View
      onLayout={measure}
      style={[styles.table, fills && styles.fills, { backgroundColor: theme.felt }]}
      collapsable={false}
    >
      <LampPool />
      <Engraving colour={materials.brass} corner={radius.l} />
      <View style={[styles.felt, fills ? styles.fills : { height: layout.height }]}>
        {scrolls === null &&
          [...aims, ...(pointing ? [pointing] : [])].map((beam, at) => (
            <Beam key={at} {...{ layout, direction }} pointing={beam} width={felt} height={layout.height} />
          ))}
        <View style={[styles.placed, placeOf(layout.stage)]}>{stage(layout.stage)}</View>
        {scrolls === null ? (
          <>
            {lying}
            {tiles}
          </>
        ) : (
          <ScrollView {...scrolledByKeys} style={[styles.fills, { marginTop: layout.stage.height }]}>
            <View style={{ height: scrolls }}>
              {lying}
              {tiles}
            </View>
          </ScrollView>
        )}
      </View>
    </View>
  );
}

/** The light of the lamp on the felt: warm in the middle, where what is public lies, and dark along the rim. */
function LampPool() {
  const theme = useTheme();
  const pool = useId();
  return (
    <View style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]} aria-hidden>
      <Svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <Defs>
          <RadialGradient id={pool} cx="50" cy="50" rx="62" ry="58" gradientUnits="userSpaceOnUse">
            <Stop offset="0" stopColor={materials.brassLight} stopOpacity="0.1" />
            <Stop offset="0.5" stopColor={theme.felt} stopOpacity="0" />
            <Stop offset="1" stopColor={theme.feltShade} stopOpacity="1" />
          </RadialGradient>
        </Defs>
        <Rect x="0" y="0" width="100" height="100" fill={`url(#${pool})`} />
      </Svg>
    </View>
  );
}

const placeOf = ({ start, top, width, height }: Box) => ({ insetInlineStart: start, top, width, height });

/** Half a tablet or a whole phone: the table looks at itself, not at the window, once it lies there. */
function useOwnSize() {
  const window = useWindowDimensions();
  const [size, setSize] = useState<SpeechRoom | null>(null);
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    if (layout.width !== size?.width || layout.height !== size.height)
      setSize({ width: layout.width, height: layout.height });
  };
  return [size ?? { width: window.width - 2 * space.l, height: window.height / 2 }, measure] as const;
}

const styles = StyleSheet.create({
  table: {
    borderWidth: rim.edge,
    borderColor: materials.brassDark,
    borderRadius: radius.l,
    padding: rim.padding,
    overflow: 'hidden',
  },
  fills: { flex: 1 },
  felt: { width: '100%' },
  placed: { position: 'absolute' },
});
