import { useId, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View, type LayoutChangeEvent } from 'react-native';
import Svg, { Defs, RadialGradient, Rect, Stop } from 'react-native-svg';
import type { GameTypes, Question, Seat } from '../../../../engine/core';
import { Engraving } from '../../../components/Engraving';
import { useLanguage } from '../../../i18n/language';
import { scrolledByKeys } from '../../../input/scrolledByKeys';
import { useTextScale } from '../../../theme/textScale';
import { useTheme } from '../../../theme/ThemeProvider';
import { materials, radius, space } from '../../../theme/tokens';
import type { BoardProps, SeatPress } from '../../GameScreens';
import { lightAt, noTargets, type SeatLight } from '../../targets';
import type { SeatMark } from '../MarkPill';
import type { SpeechRoom } from '../stage/speech';
import { Beam, type Pointing } from './Beam';
import { ringLayout, touchable, type Box, type SeatBox, type TileNeeds } from './ringLayout';

/** A seat, where its tile lies, and what is to be seen and done there. */
export interface PlacedSeat {
  readonly seat: Seat;
  readonly box: SeatBox;
  readonly own: Seat | null;
  readonly mark: SeatMark | null;
  readonly pressing: SeatPress | null;
  /** Null while no seat is to be chosen. */
  readonly light: SeatLight | null;
}

interface RingProps<G extends GameTypes> {
  readonly board: BoardProps<G>;
  /** Who is marked as asked. */
  readonly asked: Pick<Question, 'seat' | 'kind'> | null;
  /** The kind of question that opens a turn. */
  readonly turnKind: G['Kind'];
  readonly needs: TileNeeds;
  /** The least height in which the stage says anything, at the usual size of text. */
  readonly leastTelling: number;
  /** What lies in the middle and belongs to nobody, and how high it is. */
  readonly middle: (width: number) => ReactNode;
  readonly middleNeeds: number;
  readonly tile: (placed: PlacedSeat) => ReactNode;
  /** Who turns to whom, while the stage tells it. */
  readonly pointing: Pointing | null;
  /** Lines that lie on the table for as long as somebody aims at somebody. */
  readonly aims?: readonly Pointing[];
}

/** From the edge of the table to what lies on it. */
const rim = { edge: 2, padding: 5 } as const;
const inside = 2 * (rim.edge + rim.padding);

/** The table, those who sit round it clockwise, and the stage between them. */
export function Ring<G extends GameTypes>(props: RingProps<G>) {
  const { board, asked, turnKind, needs, leastTelling, middle, middleNeeds, tile, aims = [] } = props;
  const { view, own = null, fills = false, marks, stage, pressing, targets = noTargets } = board;
  const pointing = stage ? props.pointing : null;
  const theme = useTheme();
  const textScale = useTextScale();
  const { direction } = useLanguage();
  const [{ width, height }, measure] = useOwnSize();
  const felt = width - inside;
  const layout = ringLayout({
    seats: view.seats.length,
    own,
    direction,
    width: felt,
    height: fills ? height - inside : null,
    textScale,
    tile: needs,
    stage: stage ? leastTelling * textScale : 0,
    felt: middleNeeds,
  });
  const { scrolls } = layout;
  const lying = <View style={[styles.placed, placeOf(touchable(layout.felt))]}>{middle(felt)}</View>;
  const tiles = layout.seats.map((box, seat) => (
    <View key={seat} style={[styles.placed, placeOf(box)]}>
      {tile({
        ...{ seat, box, own },
        mark: markOf(asked, turnKind, seat, marks?.[seat]),
        pressing: targets.get(seat) ?? pressing?.(seat) ?? null,
        light: lightAt(targets, seat),
      })}
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
        <View style={[styles.placed, placeOf(layout.stage)]}>{stage?.(layout.stage)}</View>
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

/** Whose turn it is shows by itself; who else is waited for is marked, also where nobody said so. */
function markOf(
  asked: Pick<Question, 'seat' | 'kind'> | null,
  turnKind: string,
  seat: Seat,
  said: SeatMark | undefined,
): SeatMark | null {
  const isAsked = asked !== null && asked.seat === seat;
  if (isAsked && asked.kind === turnKind) return said === 'thinking' ? said : null;
  return said ?? (isAsked ? 'toAnswer' : null);
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
