import type { Drawing } from '../drawing';
import { block, disc } from '../paths';

const hat = 'M42 34L37 9C50 4 72 4 85 9L80 34L93 31.6C97 38 89 43 80 43L40 43C31 43 23 38 27 31.6Z';
const head =
  'M41 38L78 38L77.4 45L84.6 54.8C85.4 56.2 84.8 57.2 83.2 57.6L79.4 58.4L92 62.4L80 66.4L80 68.6L77 70.8' +
  'C77.4 73 80 74.4 79.4 77C78.6 80.4 75 81.6 71 81L66 84L68 92L46 92L47 70C39 64 38 50 41 38Z';
const coat = 'M46 82C36 86 22 86 15.5 94A56 56 0 0 0 96 102.9L86 88L72 82Z';
const letter = 'M66.5 85L100.5 74.4L106.5 94.4L73 105Z';

export const ambassador: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(head, coat, hat),
    { d: 'M64 27L66 7.6C73 7.6 78 8.6 82 9.8L78.6 27Z', fill: 'accent' },
    { d: 'M41.6 29L80.2 29L79.4 34.4L42.6 34.4Z', fill: 'brass' },
    { d: 'M80.4 36.4L91.4 34.6C92 38 86 40 80 40L66 40L66 36.4Z', fill: 'accent' },
    {
      d:
        'M77.4 45.6L84.6 54.8C85.4 56.2 84.8 57.2 83.2 57.6L77 58.6L69 62L65.6 66L78 67.4L80 68.6' +
        'L77 70.8C77.4 73 80 74.4 79.4 77' +
        'C78.6 80.4 75 81.6 71 81L66 79.4L64.6 70L59.6 60L59.6 46L63 45.6Z',
      fill: 'paper',
    },
    { d: 'M65.4 50.2C68.4 47.8 72.6 47.2 76 47.8L74.6 51.4C71.8 52.2 68 51.8 65.4 50.2Z', fill: 'ink' },
    { d: 'M48.6 54C51 49 56.6 50 55.6 55.4C55 59 52.6 61.6 50.4 60.6Z', fill: 'paperShade' },
    { d: 'M50 74L56 77L68 86L64 106L48 84Z', fill: 'paper' },
    { d: 'M56 88L61 91.6L66 88L66 96L61 93.6L56 96Z', fill: 'ink' },
    { d: 'M25 91L41 87.6L76 110.6A53 53 0 0 1 60 113Z', fill: 'accent' },
    ...block(letter),
    { d: 'M66.5 85L100.5 74.4L106.5 94.4L73 105Z', fill: 'paper' },
    { d: 'M66.5 85L100.5 74.4L90 92.6Z', fill: 'paperShade' },
    { d: 'M66.5 85L89 92.6L100.5 74.4', stroke: 'ink', width: 2.2, round: true },
    { d: disc(89, 91, 6), fill: 'accent' },
  ],
};
