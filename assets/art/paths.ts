import type { Shape } from './drawing';

export function disc(x: number, y: number, radius: number): string {
  const arc = `A${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${arc} ${x + radius} ${y}${arc} ${x - radius} ${y}Z`;
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
