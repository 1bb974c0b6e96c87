import type { Drawing } from '../drawing';
import { block, box, disc, hatching, wire } from '../paths';

const sticks = [15, 45, 75].map((x) => box(x, 48, 30, 66, 5));
const bands = [box(9, 64, 102, 11, 3), box(9, 94, 102, 11, 3)] as const;
const phone = box(39, 36, 42, 70, 7);
const antenna = box(66, 5, 11, 36, 5);
const wires = ['M28 50C26 20 46 22 49 42', 'M92 50C96 28 88 22 86 34'] as const;
const keys = [72, 81.4, 90.8].flatMap((y) => [46.6, 56.4, 66.2].map((x) => box(x, y, 7.2, 6, 1.6)));

export const mobileDetonator: Drawing = {
  size: [120, 120],
  shapes: [
    ...wires.flatMap((d) => wire(d, 1.8, 'brassLight')),
    ...block(...sticks),
    {
      d: 'M17.6 50.6L29 50.6L29 111.4L17.6 111.4ZM47.6 50.6L58 50.6L58 111.4L47.6 111.4ZM77.6 50.6L89 50.6L89 111.4L77.6 111.4Z',
      fill: 'accentShade',
    },
    {
      d: 'M29 50.6L42.4 50.6L42.4 111.4L29 111.4ZM58 50.6L72.4 50.6L72.4 111.4L58 111.4ZM89 50.6L102.4 50.6L102.4 111.4L89 111.4Z',
      fill: 'accent',
    },
    ...block(...bands),
    {
      d: 'M11.6 66.6L108.4 66.6L108.4 72.4L11.6 72.4ZM11.6 96.6L108.4 96.6L108.4 102.4L11.6 102.4Z',
      fill: 'paperShade',
    },
    hatching('M20 56L27 53M20 61L27 58M20 80L27 77M20 86L27 83M20 91L27 88M20 109L27 106'),
    ...block(antenna, phone),
    { d: box(68.6, 7.6, 5.8, 30, 2.6), fill: 'brassLight' },
    { d: box(41.6, 38.6, 36.8, 64.8, 5), fill: 'brassDark' },
    { d: 'M60 38.6L73.4 38.6A5 5 0 0 1 78.4 43.6L78.4 98.4A5 5 0 0 1 73.4 103.4L60 103.4Z', fill: 'brass' },
    { d: box(45, 42.6, 30, 25, 2), fill: 'ink' },
    { d: disc(60, 55, 8.8), fill: 'accent' },
    { d: disc(60, 55, 4), fill: 'paper' },
    ...keys.map((d) => ({ d, fill: 'ink' }) as const),
  ],
};
