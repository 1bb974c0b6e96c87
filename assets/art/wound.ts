import type { Drawing } from './drawing';
import { block, box, disc, hatching, turned } from './paths';

const drop = 'M50 5C60 28 86 44 86 66C86 84 70 95 50 95C30 95 14 84 14 66C14 44 40 28 50 5Z';
const tilt = (d: string) => turned(d, -32, [50, 62]);
const plaster = tilt(box(6, 49, 88, 26, 12));

export const woundTones = { accent: '#A5372F', accentShade: '#6E1F1B' };

/** The token on a leader who has been shot once. */
export const wound: Drawing = {
  size: [100, 100],
  shapes: [
    ...block(drop),
    { d: 'M49 13L49 92.4C31 92 16.6 82 16.6 66C16.6 48 38 34 49 13Z', fill: 'accentShade' },
    { d: 'M51 13C62 34 83.4 48 83.4 66C83.4 82 69 92 51 92.4Z', fill: 'accent' },
    ...block(plaster),
    { d: tilt(box(8.6, 51.6, 82.8, 20.8, 10)), fill: 'paper' },
    { d: tilt('M34 51.6L66 51.6L66 72.4L34 72.4Z'), fill: 'paperShade', stroke: 'ink', width: 2.6 },
    {
      d: tilt([disc(20, 58, 2.2), disc(20, 66, 2.2), disc(80, 58, 2.2), disc(80, 66, 2.2)].join('')),
      fill: 'ink',
    },
    hatching(tilt('M40 57L60 57M40 62L60 62M40 67L60 67')),
  ],
};
