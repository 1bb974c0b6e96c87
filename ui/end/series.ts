import { seatColours } from '../theme/tokens';

/** One player's values, turn by turn. It ends where the player is out. */
export interface Series {
  readonly seat: number;
  readonly label: string;
  readonly colour: string;
  readonly values: readonly number[];
}

export const colourOf = (seat: number): string => seatColours[seat % seatColours.length] ?? seatColours[0];

/** What each had, turn by turn, until they went out. At the deal nobody is out, though some have no cards yet. */
export const seriesOf = <Mark>(
  turns: readonly Mark[],
  names: readonly string[],
  isOut: (mark: Mark, seat: number) => boolean,
  valueOf: (mark: Mark, seat: number) => number,
): readonly Series[] =>
  names.map((label, seat) => {
    const out = turns.findIndex((mark, index) => index > 0 && isOut(mark, seat));
    const alive = out < 0 ? turns : turns.slice(0, out + 1);
    return { seat, label, colour: colourOf(seat), values: alive.map((mark) => valueOf(mark, seat)) };
  });

const dashes = ['', '8 4', '2 4', '10 4 2 4', '5 5'] as const;

/** Neighbours in colour differ in their dashes. */
export const dashOf = (seat: number): string => dashes[seat % dashes.length] ?? '';

/** A chart of what every player had, turn by turn. */
export interface ChartProps {
  readonly label: string;
  readonly series: readonly Series[];
  readonly count: number;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** The highlighted seat; null highlights all. */
  readonly lit: number | null;
}
