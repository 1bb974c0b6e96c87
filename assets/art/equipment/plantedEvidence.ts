import type { Drawing } from '../drawing';
import { block, box, disc, hatching, turned } from '../paths';

const leaves = [
  'M56 80C30 82 8 66 5 38C32 38 54 54 58 78Z',
  'M64 80C90 82 112 66 115 38C88 38 66 54 62 78Z',
] as const;
const blade = 'M50 38L70 38L68 84L52 84Z';
const grip = box(52, 5, 16, 28, 5);
const guard = box(42, 30, 36, 9, 4);
const lip = box(27, 76, 66, 14, 3);
const pot = 'M33 88L87 88L80 115L40 115Z';
const tag = turned('M86 8L106 8L106 30L86 30L80 19Z', 12, [90, 19]);

export const plantedEvidence: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(...leaves),
    { d: 'M9 42C30 44 47 56 53 75C42 72 22 62 9 42Z', fill: 'accent' },
    { d: 'M9 45C20 64 38 76 52 77C36 79 14 68 9 45Z', fill: 'accentShade' },
    { d: 'M111 42C90 44 73 56 67 75C78 72 98 62 111 42Z', fill: 'accent' },
    { d: 'M111 45C100 64 82 76 68 77C84 79 106 68 111 45Z', fill: 'accentShade' },
    { d: 'M66 18L84 20', stroke: 'paper', width: 7, round: true },
    ...block(tag),
    { d: 'M66 18L84 20', stroke: 'ink', width: 3, round: true },
    { d: turned('M87 10.6L103.6 10.6L103.6 27.4L87 27.4L83 19Z', 12, [90, 19]), fill: 'brassLight' },
    { d: turned('M97 13.6L97 19.6M97 24L97 24.2', 12, [90, 19]), stroke: 'ink', width: 3.4, round: true },
    ...block(blade, grip, guard),
    { d: 'M53 41L58.6 41L58.6 80L55 80Z', fill: 'paperShade' },
    { d: 'M61.4 41L67 41L65 80L61.4 80Z', fill: 'paper' },
    { d: box(54.6, 7.6, 10.8, 20, 3.4), fill: 'brassDark' },
    { d: disc(60, 13, 2.2), fill: 'ink' },
    { d: disc(60, 22, 2.2), fill: 'ink' },
    { d: box(44.6, 32.4, 30.8, 4.4, 2), fill: 'brass' },
    ...block(pot, lip),
    { d: 'M29.6 78.6L60 78.6L60 87.4L29.6 87.4Z', fill: 'brassDark' },
    { d: 'M60 78.6L90.4 78.6L90.4 87.4L60 87.4Z', fill: 'brassLight' },
    { d: 'M36.6 91L60 91L60 112.4L42 112.4Z', fill: 'brassDark' },
    { d: 'M60 91L83.4 91L78 112.4L60 112.4Z', fill: 'brass' },
    hatching('M39 96L52 92M40.4 102L54 97M42 108L55 103'),
  ],
};
