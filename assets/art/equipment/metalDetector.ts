import type { Drawing } from '../drawing';
import { block, box, disc, hatching, turned, wire } from '../paths';

const tilt = (d: string) => turned(d, 40, [46, 86]);
const coil = 'M6 86A40 27 0 0 1 86 86A40 27 0 0 1 6 86Z';
const shaft = tilt(box(41, 6, 10, 82, 3));
const panel = tilt(box(31, 30, 30, 30, 5));
const grip = tilt(box(42, 17, 26, 10, 5));
const cuff = tilt('M28 -1L34 -1L37 6L55 6L58 -1L64 -1L60 15L32 15Z');
const waves = ['M13 48C14 32 24 19 40 14', 'M33 49C34 42 38 37 45 34'] as const;

export const metalDetector: Drawing = {
  size: [120, 120],
  shapes: [
    ...waves.flatMap((d) => wire(d, 4, 'brassLight')),
    ...block(coil, shaft, grip, cuff),
    { d: 'M10 85A36 23.4 0 0 1 82 85A36 23.4 0 0 1 10 85Z', fill: 'accent' },
    { d: 'M10 85A36 23.4 0 0 1 46 61.6L46 108.4A36 23.4 0 0 1 10 85Z', fill: 'accentShade' },
    { d: 'M25 85A21 12.4 0 0 1 67 85A21 12.4 0 0 1 25 85Z', fill: 'ink' },
    { d: 'M28 85.6A18 9.6 0 0 1 64 85.6A18 9.6 0 0 1 28 85.6Z', fill: 'paperShade' },
    hatching('M15 78L22 73M14.6 86L21 81M17 93L24 87M23 100L31 94M31 105L38 100'),
    { d: tilt('M43.6 87L43.6 10L48.4 10L48.4 87Z'), fill: 'paper', stroke: 'ink', width: 4 },
    { d: tilt(box(54, 19.6, 11.4, 4.8, 2.4)), fill: 'brassDark' },
    { d: tilt('M33.4 6L35.6 8.6L56.4 8.6L58.6 6L57.6 12.4L34.4 12.4Z'), fill: 'brassLight' },
    ...block(panel),
    { d: tilt(box(33.6, 32.6, 24.8, 24.8, 3)), fill: 'brass' },
    { d: tilt('M37 35.6L55 35.6L55 46.6L37 46.6Z'), fill: 'ink' },
    { d: tilt('M39 45L53 37L53 45Z'), fill: 'paper' },
    { d: tilt(disc(41, 52, 2.8)), fill: 'ink' },
    { d: tilt(disc(50.6, 52, 2.8)), fill: 'ink' },
  ],
};
