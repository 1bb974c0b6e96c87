import type { Drawing } from '../drawing';
import { block, box, disc, hatching, star } from '../paths';

const flash = star(60, 60, 11, 56, 33);
const body = box(42, 42, 36, 62, 5);
const neck = 'M50 26L70 26L74 42L46 42Z';
const lever = 'M46 16L74 16C84 16 90 22 90 32L90 66L82 66L82 34C82 29 80 27 75 27L46 27Z';
const ring = `${disc(33, 24, 11)}M40 24A7 7 0 1 0 26 24A7 7 0 1 0 40 24Z`;

export const flashbang: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(flash),
    { d: star(60, 60, 11, 52, 31), fill: 'brass' },
    { d: star(60, 60, 11, 44, 31), fill: 'brassLight' },
    ...block(ring, neck, lever, body),
    { d: disc(33, 24, 9), fill: 'paperShade' },
    { d: disc(33, 24, 5.6), fill: 'ink' },
    { d: 'M53 29L67.6 29L70 39.4L50 39.4Z', fill: 'paperShade' },
    {
      d: 'M49 18.6L74 18.6C83 18.6 87.4 23.6 87.4 32L87.4 63.4L84.6 63.4L84.6 33C84.6 26.6 81 24.4 75 24.4L49 24.4Z',
      fill: 'paper',
    },
    { d: 'M45 45L58 45L58 101.4L47 101.4C45.6 101.4 44.6 100.4 44.6 99Z', fill: 'accentShade' },
    { d: 'M60.4 45L75.4 45L75.4 99C75.4 100.4 74.4 101.4 73 101.4L60.4 101.4Z', fill: 'accent' },
    { d: disc(51.6, 55, 4), fill: 'ink' },
    { d: disc(68, 55, 4.6), fill: 'ink' },
    { d: disc(51.6, 69, 4), fill: 'ink' },
    { d: disc(68, 69, 4.6), fill: 'ink' },
    { d: 'M44.6 80L75.4 80L75.4 88L44.6 88Z', fill: 'brassLight' },
    hatching('M47 92L56 92M47 96L56 96'),
  ],
};
