import type { Shape, Tone } from './drawing';

type Point = readonly [x: number, y: number];

const written = (value: number) => String(Math.round(value * 100) / 100);

export function disc(x: number, y: number, radius: number): string {
  const arc = `A${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${arc} ${x + radius} ${y}${arc} ${x - radius} ${y}Z`;
}

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, corner: number): string {
  const [right, bottom] = [x + width, y + height];
  const turn = `A${corner} ${corner} 0 0 1`;
  return (
    `M${x + corner} ${y}L${right - corner} ${y}${turn} ${right} ${y + corner}` +
    `L${right} ${bottom - corner}${turn} ${right - corner} ${bottom}` +
    `L${x + corner} ${bottom}${turn} ${x} ${bottom - corner}L${x} ${y + corner}${turn} ${x + corner} ${y}Z`
  );
}

export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const [angle, radius] = [(Math.PI * index) / points, index % 2 === 0 ? outer : inner];
    return `${written(x + radius * Math.sin(angle))} ${written(y - radius * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** An upright path, turned clockwise. Its arcs must belong to circles. */
export function turned(d: string, degrees: number, [x, y]: Point): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (across: number, down: number) =>
    `${written(x + (across - x) * cos - (down - y) * sin)} ${written(y + (across - x) * sin + (down - y) * cos)}`;
  return d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.split(/\s+/).filter(Boolean).map(Number);
    const arc = command === 'A' ? numbers.splice(0, 5).join(' ') + ' ' : '';
    const points = numbers.flatMap((across, index) =>
      index % 2 === 0 ? [place(across, numbers[index + 1] ?? 0)] : [],
    );
    return command + arc + points.join(' ');
  });
}

/**
 * The uncut block: solid ink with a rim of paper. On a card the rim is lost in the paper and parts what
 * overlaps; on a dark panel it is the cut edge that keeps the silhouette whole. The rim ends 3.5 outside the
 * given outlines.
 */
export function block(...outlines: readonly string[]): readonly Shape[] {
  return [
    ...outlines.map((d): Shape => ({ d, fill: 'paper', stroke: 'paper', width: 7, round: true })),
    ...outlines.map((d): Shape => ({ d, fill: 'ink', stroke: 'ink', width: 2.6, round: true })),
  ];
}

/** A wire or a wave: a line with the rim and the edge that a block has. */
export const wire = (d: string, width: number, stroke: Tone): readonly Shape[] => [
  { d, stroke: 'paper', width: width + 9.6, round: true },
  { d, stroke: 'ink', width: width + 5.2, round: true },
  { d, stroke, width, round: true },
];

/** Cuts of the burin: shade on a lit face. */
export const hatching = (d: string): Shape => ({ d, stroke: 'ink', width: 1.8, round: true });
