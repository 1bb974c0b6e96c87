import type { Seat } from '../../../../engine/core';
import type { Direction } from '../../../i18n/direction';
import type { Box, RingLayout } from './ringLayout';

/** Who turns to whom; to nobody where it is meant for all. */
export interface Pointing {
  readonly from: Seat;
  readonly to: Seat | null;
  /** An `attack` looks dangerous. An `aim` is the line of a barrel: it stays while others come and go. */
  readonly tone: 'deed' | 'attack' | 'aim';
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

/**
 * As a share of a tile, how far from its middle light comes and goes. In the middle marks hang: what stays on the table
 * keeps clear of them, on the right of where it goes, so that two who aim at each other are two lines.
 */
const lanes = { deed: 0, attack: 0.4, aim: 0.4 } as const;
const widestLane = 48;

/** Neighbours this far apart are joined by a bow as deep as the stage allows, nearer ones by a flatter one. */
const deepFrom = 140;

/** From the inner edge of one tile to that of another, bent towards the middle. Physical, as drawings are. */
export function beamPath(
  { seats, stage }: RingLayout,
  { from, to, tone }: Pointing,
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
  const isFar = (box: Box) => box.top < centre.y;
  const edge = (box: Box, side: 'left' | 'right'): Point => {
    const lane = Math.min(widestLane, box.width * lanes[tone]);
    return {
      x: across(box) + (side === 'left' ? -lane : lane),
      y: isFar(box) ? box.top + box.height + clear : box.top - clear,
    };
  };
  const start = edge(source, isFar(source) ? 'left' : 'right');
  if (aim === null) return { from: start, bend: middleOf(start, centre), to: centre };
  const end = edge(aim, isFar(aim) ? 'right' : 'left');
  const between = middleOf(start, end);
  const pull = start.y === end.y ? Math.min(1, Math.abs(start.x - end.x) / deepFrom) : opposite;
  return {
    from: start,
    bend: { x: between.x + (centre.x - between.x) * 0.35, y: between.y + (centre.y - between.y) * pull },
    to: end,
  };
}

/** A line between people who face each other hardly bends. */
const opposite = 0.35;

const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

export const curveOf = ({ from, bend, to }: BeamPath): string =>
  `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;

/** A head that points the way the light goes. */
export function headOf({ bend, to }: BeamPath, size: number): string {
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const corner = (turn: number) =>
    `${round(to.x - size * Math.cos(angle + turn))} ${round(to.y - size * Math.sin(angle + turn))}`;
  return `M${round(to.x)} ${round(to.y)}L${corner(0.45)}L${corner(-0.45)}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
