import type { Drawing } from '../drawing';
import { block, box, disc, hatching, turned } from '../paths';

const tilt = (d: string) => turned(d, 12, [47, 54]);
const wall = box(6, 60, 16, 54, 4);
const arm = 'M18 80L33 80L40 58L56 62L47 92C46 95 44 96 41 96L18 96Z';
const body = tilt('M12 32L60 22L60 74L12 64Z');
const front = tilt(box(54, 20, 52, 54, 7));
const visor = tilt('M8 24L56 8L102 8C107 8 109 11 109 15L109 22L58 22L8 36Z');

export const surveillanceCamera: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(arm, wall),
    { d: box(8.6, 62.6, 5, 48.8, 2), fill: 'brassDark' },
    { d: box(14, 62.6, 5.4, 48.8, 2), fill: 'brass' },
    { d: 'M24.6 82.6L34.6 82.6L40 66L48 68L42.4 88L24.6 88Z', fill: 'brass' },
    { d: 'M24.6 90.2L41.8 90.2C41.4 92.6 40.8 93.4 39.6 93.4L24.6 93.4Z', fill: 'brassDark' },
    ...block(body),
    { d: tilt('M14.6 37L53.4 28L53.4 46L14.6 48Z'), fill: 'paper' },
    { d: tilt('M14.6 50.4L53.4 48.4L53.4 69.8L14.6 62Z'), fill: 'paperShade' },
    hatching(tilt('M18 61L24 52M24 62.4L31 52M31 63.8L38 52M38 65.2L45 52M45 66.6L51 57')),
    ...block(front),
    { d: tilt(box(56.6, 22.6, 46.8, 48.8, 5)), fill: 'accentShade' },
    { d: tilt('M103.4 24L103.4 66.4A5 5 0 0 1 98.4 71.4L58 71.4Z'), fill: 'accent' },
    { d: tilt(disc(80, 47, 20.6)), fill: 'ink' },
    { d: tilt(disc(80, 47, 18)), fill: 'paper' },
    { d: tilt('M67.3 59.7A18 18 0 0 1 92.7 34.3Z'), fill: 'paperShade' },
    { d: tilt(disc(80, 47, 12)), fill: 'ink' },
    { d: tilt(disc(84.6, 42.4, 4)), fill: 'paper' },
    ...block(visor),
    { d: tilt('M10.6 25.8L55 11L55 20.4L10.6 32.4Z'), fill: 'brassDark' },
    { d: tilt('M57.4 10.6L102 10.6C105 10.6 106.4 12 106.4 15L106.4 19.4L57.4 19.4Z'), fill: 'brassLight' },
  ],
};
