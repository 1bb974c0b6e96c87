import type { Drawing } from '../drawing';
import { block, disc, hatching } from '../paths';

const hat =
  'M17 44C17 22 32 9 50 8C72 8 86 22 87 42L102 47C106 49 105 55 100 55L84 54L26 55L8 58C3 58 3 51 7 49Z';
const bow = 'M50 13L38 5L38 15L50 11L62 15L62 5Z';
const head = 'M28 50L80 50L80 58L87 66L80 69L82 74L78 77C80 84 74 88 66 86L62 96L34 96C38 84 26 74 28 50Z';
const coat = 'M36 86C26 88 19 90 15.5 94A56 56 0 0 0 84 110.6L84 98L62 86Z';
const glass = disc(88, 80, 23);
const handle = 'M100 98L107 94L116 110L109 115Z';

/** One eye behind a lens, and it grows. */
export const hunter: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(head, coat, hat, bow, handle, glass),
    { d: 'M50 54L77 54L77 60L62 66L62 86L52 80Z', fill: 'paper' },
    { d: 'M44 56L52 55L56 74L60 90L50 82L46 70Z', fill: 'paperShade' },
    { d: 'M21 43C22 25 34 13 49 12L46 46L27 50C23 49 21 47 21 43Z', fill: 'accentShade' },
    { d: 'M53 12C70 13 82 24 83 41L80 46L50 46Z', fill: 'accent' },
    { d: 'M26 51L84 49.5L98 51L84 51.5L26 53Z', fill: 'brass' },
    hatching('M28 30L44 34M25 37L45 40M34 22L46 26M56 26L74 30M55 34L79 37M56 42L80 43'),
    { d: 'M38 90C30 91 23 93 19 96A53 53 0 0 0 50 112L48 92Z', fill: 'accentShade' },
    { d: 'M52 92L54 112.9A53 53 0 0 0 78 110L66 98L62 90Z', fill: 'accent' },
    { d: disc(88, 80, 22), fill: 'brass' },
    { d: 'M88 58A22 22 0 0 1 88 102Z', fill: 'brassLight' },
    { d: disc(88, 80, 17.5), fill: 'ink' },
    { d: disc(88, 80, 16), fill: 'paper' },
    {
      d: 'M74 80C79 70 97 70 102 80C97 89 79 89 74 80Z',
      fill: 'paperShade',
      stroke: 'ink',
      width: 3,
      round: true,
    },
    { d: disc(89, 80, 6.6), fill: 'ink' },
    { d: disc(91.5, 77.5, 2), fill: 'paper' },
    { d: 'M102 98.5L106 96.5L113.5 109.5L110 112Z', fill: 'brassDark' },
  ],
};
