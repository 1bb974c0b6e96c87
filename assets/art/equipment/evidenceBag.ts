import type { Drawing } from '../drawing';
import { block, box, disc, hatching, turned } from '../paths';

const lean = (d: string) => turned(d, 8, [60, 80]);
const bag = lean(
  'M26 9L94 9L95 30L103 103C97 112 88 106 79 111C71 115 65 109 57 112C49 115 44 109 36 112C28 114 21 111 17 103L25 30Z',
);
const knife = (d: string) => turned(d, 56, [60, 66]);
const blade = knife('M54 62L66 62L66 96L58 106C55 102 54 94 54 88Z');
const handle = knife(box(53, 30, 14, 27, 4));
const guard = knife(box(47, 55, 26, 7, 3));

export const evidenceBag: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(bag),
    { d: lean('M28.6 11.6L91.4 11.6L92 21L28 21Z'), fill: 'accent' },
    { d: lean('M28.6 11.6L60 11.6L60 21L28 21Z'), fill: 'accentShade' },
    { d: lean('M33 16.4L45 16.4M52 16.4L64 16.4M71 16.4L87 16.4'), stroke: 'paper', width: 3 },
    { d: lean('M27.6 23.6L92.4 23.6L92.6 29L27.4 29Z'), fill: 'brassLight' },
    {
      d: lean(
        'M27 32L93 32L100 102C95 108 88 103 79 108C71 112 65 106 57 109C49 112 44 106 36 109C29 111 23 108 20 102Z',
      ),
      fill: 'paper',
    },
    { d: lean('M27 32L38 32L33 109C28 110 23 108 20 102Z'), fill: 'paperShade' },
    { d: blade, fill: 'ink', stroke: 'ink', width: 3.4, round: true },
    { d: knife('M55.6 63L60 63L60 101C57 97 55.6 93 55.6 88Z'), fill: 'paperShade' },
    { d: knife('M62 84L66 78L66 96L59 104C62 99 60 92 62 84Z'), fill: 'accent' },
    { d: handle, fill: 'ink', stroke: 'ink', width: 3, round: true },
    { d: knife(box(54, 31, 12, 25, 3)), fill: 'brassDark' },
    { d: knife(disc(60, 38, 2)), fill: 'ink' },
    { d: knife(disc(60, 48, 2)), fill: 'ink' },
    { d: guard, fill: 'ink', stroke: 'ink', width: 3, round: true },
    { d: knife(box(48, 56, 24, 5, 2)), fill: 'brass' },
    hatching(lean('M89 38L82 45M90 47L84 53M91 56L87 60M74 98L67 104M83 94L75 102M92 90L84 98')),
  ],
};
