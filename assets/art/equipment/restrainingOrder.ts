import type { Drawing } from '../drawing';
import { block, box, disc, hatching, turned } from '../paths';

const order = 'M10 6L56 6L74 24L74 106L10 106Z';
const gavel = (d: string) => turned(d, -45, [72, 56]);
const head = gavel(box(52, 40, 44, 34, 2));
const caps = [gavel(box(42, 36, 12, 42, 4)), gavel(box(94, 36, 12, 42, 4))] as const;
const handle = gavel(box(66.6, 70, 10.8, 45, 5));
const ribbon = 'M16 86L36 86L38 115L27 107L14 115Z';
const seal = disc(27, 86, 14);

export const restrainingOrder: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(order),
    { d: 'M12.6 8.6L54 8.6L54 26L71.4 26L71.4 103.4L12.6 103.4Z', fill: 'paper' },
    { d: 'M12.6 8.6L20 8.6L20 103.4L12.6 103.4Z', fill: 'paperShade' },
    { d: 'M56.6 10.4L69.6 23.4L56.6 23.4Z', fill: 'brass' },
    { d: 'M25 20L48 20', stroke: 'accent', width: 6 },
    { d: 'M25 34L52 34M25 44L46 44M25 54L42 54M25 64L38 64M46 96L66 96', stroke: 'ink', width: 3.4 },
    ...block(ribbon, seal),
    { d: 'M18 98L26 98L26 105L17 110.6Z', fill: 'accentShade' },
    { d: 'M28 98L34.4 98L35.6 110.4L28 105Z', fill: 'accent' },
    { d: disc(27, 86, 12), fill: 'accent' },
    { d: 'M27 74A12 12 0 0 0 27 98Z', fill: 'accentShade' },
    { d: disc(27, 86, 5), fill: 'brassLight' },
    ...block(handle, head, ...caps),
    { d: gavel(box(69.2, 76, 2.6, 36, 1)), fill: 'brassDark' },
    { d: gavel(box(71.8, 76, 3, 36, 1)), fill: 'brassLight' },
    { d: gavel('M56.6 43L91.4 43L91.4 55L56.6 55Z'), fill: 'brassLight' },
    { d: gavel('M56.6 55L91.4 55L91.4 64L56.6 64Z'), fill: 'brass' },
    { d: gavel('M56.6 64L91.4 64L91.4 71L56.6 71Z'), fill: 'brassDark' },
    { d: gavel(box(44.6, 38.6, 6.8, 36.8, 2.4)), fill: 'brassDark' },
    { d: gavel(box(96.6, 38.6, 6.8, 36.8, 2.4)), fill: 'brass' },
    hatching(gavel('M62 66L60 70M68 66L66 70M74 66L72 70M80 66L78 70M86 66L84 70')),
  ],
};
