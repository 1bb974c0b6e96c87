import { seatColours } from '../theme/tokens';

/** One player's values, turn by turn. It ends where the player is out. */
export interface Series {
  readonly seat: number;
  readonly label: string;
  readonly colour: string;
  readonly values: readonly number[];
}

export const colourOf = (seat: number): string => seatColours[seat % seatColours.length] ?? seatColours[0];

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
