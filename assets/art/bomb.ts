import type { Drawing } from './drawing';
import { block, disc } from './paths';

const ball = disc(44, 62, 30);
const neck = 'M54 30L66 24L74 38L62 44Z';
const spark = 'M88 6L90 14L98 16L91 20L92 28L86 23L79 26L81 19L76 13L84 13Z';

/** The Anarchist's bomb, which lies before the player it was passed to. */
export const bomb: Drawing = {
  size: [100, 100],
  shapes: [
    ...block(ball, neck),
    { d: 'M68 30C72 22 80 26 86 18', stroke: 'paper', width: 9, round: true },
    { d: 'M68 30C72 22 80 26 86 18', stroke: 'ink', width: 4, round: true },
    { d: spark, fill: 'brassLight', stroke: 'accent', width: 2 },
    { d: 'M24 60A22 22 0 0 1 44 40A28 28 0 0 0 24 60Z', fill: 'brassLight' },
    { d: 'M57 33L66 28L69 34L60 39Z', fill: 'brass' },
  ],
};
