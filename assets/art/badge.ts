import type { Drawing } from './drawing';
import { block, box, disc, hatching, turned } from './paths';

const shield =
  'M50 5C57 13 68 15 79 9C83 16 88 20 95 22C89 34 93 44 93 54C93 74 74 86 50 95C26 86 7 74 7 54' +
  'C7 44 11 34 5 22C12 20 17 16 21 9C32 15 43 13 50 5Z';
const handle = (width: number) => turned(box(46 - width / 2, 60, width, 24, width / 2), -45, [46, 46]);

/** The badge of the Lead Investigator, whose turn it is. */
export const badge: Drawing = {
  size: [100, 100],
  shapes: [
    ...block(shield),
    {
      d: 'M49 9L49 91.6C27 83 9.6 72 9.6 54C9.6 45 12.6 35 8.6 24C14 22 18.6 18 22 12.6C32 17 42 15.6 49 9Z',
      fill: 'brass',
    },
    {
      d: 'M51 9C58 15.6 68 17 78 12.6C81.4 18 86 22 91.4 24C87.4 35 90.4 45 90.4 54C90.4 72 73 83 51 91.6Z',
      fill: 'brassLight',
    },
    hatching(
      'M16 34L22 30M16 41L22 37M14 48L21 44M14 55L21 51M14.6 62L22 57M18 69L26 63M24 75L32 69M31 80L38 75',
    ),
    { d: handle(13), fill: 'ink' },
    { d: disc(46, 46, 22), fill: 'ink' },
    { d: disc(46, 46, 14.6), fill: 'paper' },
    { d: 'M35.7 56.3A14.6 14.6 0 0 1 56.3 35.7Z', fill: 'paperShade' },
    { d: 'M41 47L45 52L53 40', stroke: 'ink', width: 4, round: true },
  ],
};
