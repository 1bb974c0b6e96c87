import type { Drawing } from '../drawing';
import { block, disc, hatching, wire } from '../paths';

const sheet = 'M30 20C30 11 36 6 43 6L97 6C91 9 90 14 90 20L90 76L30 76Z';
const machine = 'M16 70L104 70L115 105C116 111 112 114 106 114L14 114C8 114 4 111 5 105Z';
const needles = ['M14 74L9 46L43 40', 'M106 74L111 58L82 52'] as const;

export const polygraph: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(sheet),
    { d: 'M32.6 68L32.6 20C32.6 13 37 8.6 43 8.6L90 8.6C88 12 87.4 16 87.4 20L87.4 68Z', fill: 'paper' },
    { d: 'M32.6 68L32.6 20C32.6 13 37 8.6 43 8.6C40 11 39.4 14 39.4 20L39.4 68Z', fill: 'paperShade' },
    { d: 'M43 26L50 26L55 14L61 38L67 18L71 26L83 26', stroke: 'accent', width: 4, round: true },
    { d: 'M43 52L50 52L55 43L61 63L68 40L73 52L83 52', stroke: 'ink', width: 3.4, round: true },
    ...needles.flatMap((d) => wire(d, 2.4, 'brassLight')),
    ...block(machine),
    { d: 'M18.4 73L59 73L59 111.4L14 111.4C9.6 111.4 7.4 109 8 105.4Z', fill: 'brassDark' },
    { d: 'M61 73L101.6 73L112 105.4C112.6 109 110.4 111.4 106 111.4L61 111.4Z', fill: 'brass' },
    { d: 'M18.4 73L101.6 73L103 78L16.8 78Z', fill: 'brassLight' },
    { d: disc(37, 95, 14.6), fill: 'ink' },
    { d: disc(37, 95, 12), fill: 'paper' },
    { d: 'M37 98L44 88', stroke: 'accent', width: 3.4, round: true },
    { d: disc(37, 99, 3), fill: 'ink' },
    { d: disc(73, 90, 6.4), fill: 'ink' },
    { d: disc(92, 90, 6.4), fill: 'ink' },
    { d: disc(73, 90, 3.2), fill: 'paper' },
    { d: disc(92, 90, 3.2), fill: 'accent' },
    hatching('M66 101L102 101M66 106L104 106'),
  ],
};
