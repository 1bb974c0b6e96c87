import type { Seat } from '../../../engine/core';
import type { Direction } from '../../i18n/language';
import type { Box, RingLayout } from './ringLayout';

/** Who turns to whom; to nobody where it is meant for all. */
export interface Pointing {
  readonly from: Seat;
  readonly to: Seat | null;
  /** An `aim` is the line of a barrel: it stays while others come and go. */
  readonly tone: 'claim' | 'challenge' | 'aim';
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface BeamPath {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** Tips end so far from a tile. */
const clear = 4;

/** From the inner edge of one tile to that of another, bent towards the middle. Physical, as drawings are. */
export function beamPath(
  { seats, stage }: RingLayout,
  { from, to }: Pick<Pointing, 'from' | 'to'>,
  width: number,
  direction: Direction,
): BeamPath | null {
  const source = seats[from];
  const aim = to === null ? null : seats[to];
  if (!source || aim === undefined) return null;
  const across = (box: Box) => {
    const middle = box.start + box.width / 2;
    return direction === 'rtl' ? width - middle : middle;
  };
  const centre: Point = { x: width / 2, y: stage.top + stage.height / 2 };
  const edge = (box: Box): Point => ({
    x: across(box),
    y: box.top < centre.y ? box.top + box.height + clear : box.top - clear,
  });
  const start = edge(source);
  if (aim === null) return { from: start, bend: middleOf(start, centre), to: centre };
  const end = edge(aim);
  const between = middleOf(start, end);
  /** Neighbours on one side are joined by a bow, people opposite by a line that hardly bends. */
  const pull = start.y === end.y ? 1 : 0.35;
  return {
    from: start,
    bend: { x: between.x + (centre.x - between.x) * 0.35, y: between.y + (centre.y - between.y) * pull },
    to: end,
  };
}

const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

export const curveOf = ({ from, bend, to }: BeamPath): string =>
  `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;

/** The same beside itself, to the right of where it goes: two who aim at each other are two lines. */
export function aside({ from, bend, to }: BeamPath, by: number): BeamPath {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const shift = { x: (-(to.y - from.y) / length) * by, y: ((to.x - from.x) / length) * by };
  return { from, bend: { x: bend.x + shift.x, y: bend.y + shift.y }, to };
}

/** A head that points the way the light goes. */
export function headOf({ bend, to }: BeamPath, size: number): string {
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const corner = (turn: number) =>
    `${round(to.x - size * Math.cos(angle + turn))} ${round(to.y - size * Math.sin(angle + turn))}`;
  return `M${round(to.x)} ${round(to.y)}L${corner(0.45)}L${corner(-0.45)}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
