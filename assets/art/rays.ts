import type { Drawing } from './drawing';

const size = 400;
const middle = size / 2;

/** The point at this distance from the middle and this angle round it. */
function point(distance: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  const at = (offset: number) => Number((middle + distance * offset).toFixed(2));
  return `${at(Math.sin(angle))} ${at(-Math.cos(angle))}`;
}

/** One stroke of the graver: it begins as a point, swells, and ends as a point. */
function stroke(turn: number, from: number, to: number, breadth: number): string {
  const widest = from + (to - from) * 0.3;
  return `M${point(from, turn)}L${point(widest, turn + breadth)}L${point(to, turn)}L${point(widest, turn - breadth)}Z`;
}

const round = (count: number, at: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => at(index)).join('');

/** The light behind a proven claim, and behind the winner. */
export const glory: Drawing = {
  size: [size, size],
  shapes: [
    {
      d: round(24, (index) => stroke((index + 0.5) / 24, 60, index % 2 === 0 ? 198 : 158, 0.0062)),
      fill: 'brassLight',
    },
    {
      d: round(48, (index) => stroke(index / 48, 70, index % 4 === 0 ? 140 : 122, 0.0026)),
      fill: 'brass',
    },
  ],
};

/** Lengths without an order that the eye could find. */
const uneven = [198, 132, 170, 116, 186, 142, 108, 176, 126, 160, 112] as const;

const lengthOf = (index: number) => uneven[index % uneven.length] ?? 0;

/** A crack: strokes of all lengths, crowded here and far apart there. */
export const shatter: Drawing = {
  size: [size, size],
  shapes: [
    {
      d: round(33, (index) =>
        stroke(
          (index + ((index * 7) % 5) * 0.18) / 33,
          56,
          lengthOf(index),
          index % 3 === 0 ? 0.0085 : 0.0034,
        ),
      ),
      fill: 'accent',
    },
  ],
};

/** A star with as many points as strokes, long and short. */
const burst = (points: number, outer: (index: number) => number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, at) =>
    point(at % 2 === 0 ? outer(at / 2) : inner, at / (points * 2)),
  ).join('L')}Z`;

/** An explosion. */
export const blast: Drawing = {
  size: [size, size],
  shapes: [
    { d: burst(18, (index) => lengthOf(index * 4), 84), fill: 'accentShade' },
    { d: burst(18, (index) => lengthOf(index * 4) * 0.8, 70), fill: 'accent' },
    { d: burst(18, (index) => lengthOf(index * 4) * 0.58, 58), fill: 'brassLight' },
    { d: burst(18, (index) => lengthOf(index * 4) * 0.4, 42), fill: 'paper' },
  ],
};
