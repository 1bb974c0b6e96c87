import type { Drawing } from '../drawing';
import { block, box, disc, hatching, wire } from '../paths';

const body =
  'M6 24C6 20 9 18 13 18L70 18L70 60L58 60C59 72 52 80 42 80L40 106C40 111 37 114 32 114L12 114C7 114 4 111 5 106L10 62C7 56 6 50 6 44Z';
const mouth = box(66, 14, 18, 50, 4);
const arcs = ['M88 26L99 10L98 31L110 15', 'M88 52L97 46L99 66L110 55'] as const;

export const taser: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(body),
    { d: 'M8.6 24C8.6 22 10 20.6 13 20.6L64 20.6L64 30L8.6 30Z', fill: 'paperShade' },
    { d: 'M8.6 32.6L64 32.6L64 57.4L12.4 57.4C9.6 52 8.6 48 8.6 44Z', fill: 'brassLight' },
    { d: 'M8.6 44L64 44L64 57.4L12.4 57.4C9.6 52 8.6 48 8.6 44Z', fill: 'brass' },
    { d: 'M41 62.4L54.6 62.4C54 70 49 75 41 76.4Z', fill: 'paper' },
    { d: 'M12.4 60L24 60L20 111.4L12 111.4C9 111.4 7.4 109.6 7.6 106.6Z', fill: 'accentShade' },
    { d: 'M26.4 60L38 60L37.4 106C37.4 109.6 35.4 111.4 32 111.4L22.4 111.4Z', fill: 'accent' },
    hatching('M14 70L20 68M13.4 78L19.4 76M12.6 86L18.6 84M12 94L18 92M11.4 102L17.4 100'),
    { d: 'M42 29L27 47L37 47L30 60L51 42L40 42L49 29Z', fill: 'ink', stroke: 'ink', width: 2, round: true },
    ...block(mouth),
    { d: box(68.6, 16.6, 12.8, 44.8, 2), fill: 'accent' },
    { d: disc(75, 28, 4.4), fill: 'ink' },
    { d: disc(75, 50, 4.4), fill: 'ink' },
    ...arcs.flatMap((d) => wire(d, 5, 'brassLight')),
  ],
};
