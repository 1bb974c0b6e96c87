import type { Drawing } from '../drawing';
import { block, disc } from '../paths';

const cap = 'M26 45C24 40 30 35 38 32C40 18 58 6 78 9C94 12 98 28 92 38C88 43 80 42 72 41C56 40 42 44 26 45Z';
const head = 'M42 40L86 34C92 46 92 60 86 70L80 92L54 92L48 80L36.6 66.6L34.6 57L42 50Z';
const tails = 'M82 60L98 52L109 58L99 64L107 75L94 76L82 70Z';
const coat = 'M54 80L82 74C90 82 98 87 104.5 94A56 56 0 0 1 30 107.4L34 88Z';
const bomb = disc(30, 90, 15.5);
const neck = 'M23 78L23 70L37 70L37 78Z';
const spark =
  'M19.2 37.6L19.9 47L25.1 45.1L22 49.8L31 52.6L21.6 53.3L23.5 58.5L18.8 55.4L16 64.4L15.3 55' +
  'L10.1 56.9L13.2 52.2L4.2 49.4L13.6 48.7L11.7 43.5L16.4 46.6Z';

export const anarchist: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(tails, head, coat, cap),
    { d: 'M40 34C44 20 60 10 74 11C64 18 60 28 62 37.6C54 38 46 39 40 34Z', fill: 'accentShade' },
    { d: 'M75 11.4C90 12 95 26 90 35C86 39.6 76 38.4 66 37.6C64 28 67 18 75 11.4Z', fill: 'accent' },
    { d: 'M41 52L45 48.4L54 49.4L50.6 53.8L44.6 54.6Z', fill: 'paper' },
    { d: 'M70.4 50C73 45 78.6 46.6 77.8 51.6C77 55.4 74.6 57.6 72.4 57Z', fill: 'paperShade' },
    { d: 'M34.6 57.4L58 58L84 61L83 70L56 89L49 80L36.6 66.6Z', fill: 'accent' },
    { d: 'M34.6 57.4L50 57.8L47 66L53 85.4L49 80L36.6 66.6Z', fill: 'accentShade' },
    { d: 'M85 62.6L98 55.6L104 58.6L94.4 64L102 72.6L86.4 69Z', fill: 'accent' },
    { d: 'M62 94L84 80L101 95A53 53 0 0 1 64 112.6Z', fill: 'accentShade' },
    ...block(bomb, neck),
    { d: 'M30 70C30 61 21 64 18 54', stroke: 'paper', width: 9, round: true },
    { d: 'M30 70C30 61 21 64 18 54', stroke: 'ink', width: 4, round: true },
    ...block(spark),
    { d: spark, fill: 'brassLight' },
    { d: 'M32 78.4A12.4 12.4 0 0 1 42 93A17 17 0 0 0 32 78.4Z', fill: 'brassLight' },
    { d: 'M25.6 72.6L34.4 72.6L34.4 75L25.6 75Z', fill: 'brass' },
  ],
};
