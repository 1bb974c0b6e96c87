import { useRef, useState } from 'react';
import { StyleSheet, useWindowDimensions, View, type LayoutChangeEvent } from 'react-native';
import type { CoupEvent, CoupView, Seat } from '../../../engine';
import { Engraving } from '../../Engraving';
import { useStillness } from '../../motion';
import { useTheme } from '../../theme/ThemeProvider';
import { useTextScale } from '../../theme/textScale';
import { materials, radius, space } from '../../theme/tokens';
import { AnchorContext, type AnchorName } from './Anchor';
import { Flights } from './Flights';
import type { SeatMark } from './marks';
import { gap, rim, seating } from './seating';
import { SeatTile } from './SeatTile';
import { Strip } from './Strip';

export type { SeatMark } from './marks';

/** What has just happened, as this viewer witnessed it. A new key is new news. */
export interface News {
  readonly key: number;
  readonly events: readonly CoupEvent[];
}

interface BoardProps {
  readonly view: CoupView;
  readonly names: readonly string[];
  readonly marks?: Readonly<Record<Seat, SeatMark>>;
  readonly news?: News | null;
  /** Seats that can be pressed now, and what pressing does: to ask the table, each player's button is their seat. */
  readonly pressable?: readonly Seat[];
  readonly onSeat?: (seat: Seat) => void;
  /** What pressing a seat means; its own name, if nothing else is said. */
  readonly seatLabel?: (seat: Seat) => string;
}

/** The table as this viewer sees it. What flies over it is decoration: the table below is right at once. */
export function Board({ view, names, marks, news = null, pressable = [], onSeat, seatLabel }: BoardProps) {
  const theme = useTheme();
  const still = useStillness();
  const scale = useTextScale();
  const [width, measure] = useOwnWidth();
  const { board, anchors, hold } = useAnchors();
  const { height } = useWindowDimensions();
  const laidOut = seating(width, view.seats.length, scale, height);
  const pressing = (seat: Seat) =>
    onSeat && pressable.includes(seat)
      ? { label: seatLabel?.(seat) ?? names[seat] ?? '', act: () => onSeat(seat) }
      : null;
  return (
    <AnchorContext value={hold}>
      <View
        ref={board}
        onLayout={measure}
        style={[styles.table, { backgroundColor: theme.felt }]}
        collapsable={false}
      >
        <Engraving colour={materials.brass} corner={radius.l} />
        <Strip view={view} names={names} wordy={laidOut.wordy} />
        <View style={styles.seats}>
          {view.seats.map((_, seat) => (
            <SeatTile
              key={seat}
              view={view}
              names={names}
              seat={seat}
              mark={marks?.[seat] ?? askedMark(view, seat)}
              seating={laidOut}
              pressing={pressing(seat)}
            />
          ))}
        </View>
        {news !== null && !still && (
          <Flights key={news.key} events={news.events} board={() => board.current} anchors={anchors} />
        )}
      </View>
    </AnchorContext>
  );
}

/** Whose turn it is shows by itself; who else is waited for is marked. */
const askedMark = ({ asked }: CoupView, seat: Seat): SeatMark | null =>
  asked !== null && asked.seat === seat && asked.kind !== 'act' ? 'toAnswer' : null;

/** Half a tablet or a whole phone: the board looks at itself, not at the window. */
function useOwnWidth() {
  const window = useWindowDimensions();
  const [width, setWidth] = useState<number | null>(null);
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setWidth(nativeEvent.layout.width);
  return [width ?? window.width - 2 * space.l, measure] as const;
}

function useAnchors() {
  const board = useRef<View>(null);
  const held = useRef(new Map<AnchorName, View>());
  const hold = (name: AnchorName, node: View | null) => {
    if (node === null) held.current.delete(name);
    else held.current.set(name, node);
  };
  return { board, anchors: () => held.current, hold };
}

const styles = StyleSheet.create({
  table: {
    borderWidth: rim.edge,
    borderColor: materials.brassDark,
    borderRadius: radius.l,
    padding: rim.padding,
  },
  seats: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap },
});
