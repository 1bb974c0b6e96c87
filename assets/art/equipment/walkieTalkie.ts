import type { Drawing } from '../drawing';
import { block, box, disc, hatching, wire } from '../paths';

const body =
  'M34 40L88 40C92 40 95 43 95 47L93 108C93 112 90 115 86 115L36 115C32 115 29 112 29 108L27 47C27 43 30 40 34 40Z';
const antenna = 'M36 10C36 3 50 3 50 10L53 44L33 44Z';
const knob = box(74, 29, 15, 14, 3);
const button = box(18, 56, 13, 28, 4);
const waves = [
  'M25 12C21 17 21 25 25 30',
  'M12 10C8 16 8 26 12 32',
  'M61 12C65 17 65 25 61 30',
  'M74 10C78 15 78 19 77 22',
] as const;
const keys = [88, 98].flatMap((y) => [38, 55, 72].map((x) => box(x, y, 12, 6.6, 2)));

export const walkieTalkie: Drawing = {
  size: [120, 120],
  shapes: [
    ...waves.flatMap((d) => wire(d, 4, 'brassLight')),
    ...block(antenna, knob, button, body),
    { d: 'M38.6 11C38.6 7.6 42.4 7.6 42.4 11L42.4 38L36.4 38Z', fill: 'brassDark' },
    { d: 'M44 8C46 8 47.4 9 47.4 11L49.6 38L44 38Z', fill: 'paperShade' },
    { d: 'M76.6 31.6L86.4 31.6L86.4 38L76.6 38Z', fill: 'brass' },
    { d: box(20.6, 58.6, 6, 22.8, 2), fill: 'brass' },
    {
      d: 'M34 42.6L61 42.6L61 112.4L36 112.4C33 112.4 31.6 111 31.6 108L29.6 47C29.6 44 31 42.6 34 42.6Z',
      fill: 'accentShade',
    },
    {
      d: 'M61 42.6L88 42.6C91 42.6 92.4 44 92.4 47L90.4 108C90.4 111 89 112.4 86 112.4L61 112.4Z',
      fill: 'accent',
    },
    { d: disc(61, 64, 18.6), fill: 'ink' },
    { d: disc(61, 64, 16), fill: 'brass' },
    { d: 'M61 48A16 16 0 0 1 61 80Z', fill: 'brassLight' },
    { d: 'M49 57L73 57M46.6 64L75.4 64M49 71L73 71', stroke: 'ink', width: 3.4 },
    ...keys.map((d) => ({ d, fill: 'paper', stroke: 'ink', width: 2.4 }) as const),
    hatching('M33 52L41 48M33.4 60L40 56M34 68L40 65M34 76L42 71'),
  ],
};
