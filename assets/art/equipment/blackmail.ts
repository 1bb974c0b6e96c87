import type { Drawing } from '../drawing';
import { block, box, disc, hatching, turned } from '../paths';

const left = (d: string) => turned(d, -15, [44, 100]);
const right = (d: string) => turned(d, 13, [76, 102]);
const print = box(24, 18, 38, 66, 2);
const otherPrint = box(58, 12, 38, 72, 2);
const envelope = 'M10 56L60 82L110 56L110 114L10 114Z';

export const blackmail: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(left(print)),
    { d: left(print), fill: 'paper' },
    { d: left(box(28.6, 22.6, 28.8, 36, 1)), fill: 'accentShade' },
    { d: left('M31 57C32 48 38 45 43 45C48 45 54 48 55 57Z'), fill: 'paperShade' },
    { d: left(disc(43, 36, 7.6)), fill: 'paperShade' },
    ...block(right(otherPrint)),
    { d: right(otherPrint), fill: 'paper' },
    { d: right(box(62.6, 16.6, 28.8, 38, 1)), fill: 'accent' },
    { d: right('M65 53C66 43 72 40 77 40C82 40 88 43 89 53Z'), fill: 'paper' },
    { d: right(disc(77, 30.6, 7.8)), fill: 'paper' },
    ...block(envelope),
    { d: 'M12.4 61L48 80L12.4 109Z', fill: 'brassDark' },
    { d: 'M107.6 61L72 80L107.6 109Z', fill: 'brass' },
    { d: 'M16 111.6L51 82L60 87L69 82L104 111.6Z', fill: 'brassLight' },
    hatching('M15 74L23 71M15 81L31 76M15 88L38 80M15 95L36 88M15 102L26 98'),
    { d: disc(60, 92, 12), fill: 'ink' },
    { d: disc(60, 92, 9.6), fill: 'accent' },
    { d: 'M60 86L60 92.6M60 97.6L60 97.8', stroke: 'paper', width: 3.6, round: true },
  ],
};
