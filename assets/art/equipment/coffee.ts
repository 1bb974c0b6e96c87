import type { Drawing } from '../drawing';
import { block, hatching, star } from '../paths';

const mug = 'M14 44L86 44L83 92C82 100 77 104 69 104L31 104C23 104 18 100 17 92Z';
const handle =
  'M84 52L97 52C109 52 115 60 113 70C111 83 101 91 84 92L84 81C95 80 101 76 102.6 69C103.6 64 101 62.6 96 62.6L84 62.6Z';
const saucer = 'M5 103L109 103C107 111 100 115 91 115L23 115C14 115 7 111 5 103Z';
const steam = [
  'M36 36C26 28 40 20 33 7C48 14 38 24 46 36Z',
  'M58 36C48 28 62 20 55 5C72 13 60 24 68 36Z',
] as const;

export const coffee: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(...steam),
    { d: 'M38 34C31 27 42 21 38.6 13C44 20 37 25 43.6 34Z', fill: 'paperShade' },
    { d: 'M60 34C53 27 64 21 61 11C68 19 59 25 65.6 34Z', fill: 'paper' },
    ...block(handle, mug, saucer),
    {
      d: 'M86 54L97 54C107 54 112.6 61 111 70C109.6 78 104 84 97 87L97 82C102 79 104.4 75 105.2 69.6C106 64 103 60 96.4 60L86 60Z',
      fill: 'accent',
    },
    { d: 'M17 51L38 51L38 101.6L31 101.6C25 101.6 20.4 98 19.6 91.6Z', fill: 'accentShade' },
    { d: 'M40.6 51L83 51L80.4 91.6C79.6 98 75 101.6 69 101.6L40.6 101.6Z', fill: 'accent' },
    { d: 'M17 46L83 46L82.8 48.6L17.2 48.6Z', fill: 'paper' },
    { d: star(56, 76, 5, 18, 7.4), fill: 'ink', stroke: 'ink', width: 4, round: true },
    { d: star(56, 76, 5, 17, 7), fill: 'brassLight' },
    hatching('M22 60L34 56M22.6 68L34 64M23.2 76L34 72M24 84L34 80M25 92L34 88'),
    { d: 'M10 105.6L64 105.6L64 112.6L23 112.6C17 112.6 12.4 110 10 105.6Z', fill: 'paperShade' },
    { d: 'M66.6 105.6L104 105.6C101.6 110 97 112.6 91 112.6L66.6 112.6Z', fill: 'paper' },
  ],
};
