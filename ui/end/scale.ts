import type { Direction } from '../i18n/direction';

/** Room for the labels of the axis at the start of every chart, so that charts above each other line up. */
export const gutter = 28;
const margin = 14;

/** Where the turns of a game lie along a chart. */
export interface Scale {
  readonly width: number;
  /** From the start edge: for laid-out views. */
  readonly along: (index: number) => number;
  /** From the left: for SVG. */
  readonly x: (index: number) => number;
  /** The turn nearest to an x coordinate. */
  readonly at: (x: number) => number;
}

export function scaleOf(width: number, count: number, direction: Direction): Scale {
  const room = Math.max(1, width - gutter - margin);
  const last = Math.max(1, count - 1);
  const turned = (x: number) => (direction === 'rtl' ? width - x : x);
  const along = (index: number) => gutter + (index / last) * room;
  return {
    width,
    along,
    x: (index) => turned(along(index)),
    at: (x) => Math.min(count - 1, Math.max(0, Math.round(((turned(x) - gutter) / room) * last))),
  };
}

/** A few round numbers from zero to the largest. */
export function ticks(largest: number, most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => largest / size < most) ?? 200;
  return Array.from({ length: Math.floor(largest / step) + 1 }, (_, index) => index * step);
}
