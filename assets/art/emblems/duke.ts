import type { Drawing } from '../drawing';
import { block, disc } from '../paths';

const coronet = 'M37 38L30 18L45 26L58 12L71 26L86 18L79 38Z';
const head =
  'M38 36L78 36L77.6 45.6L85.8 56.4C86.6 57.8 86 58.8 84.4 59.2L79.6 60.2L85 63.6L80 66.2L80.8 69' +
  'L84 86L70 81L66 92L44 90' +
  'C30 88 25 80 28 66C30 54 33 44 38 36Z';
const robe = 'M46 80C34 82 22 86 15.5 94A56 56 0 0 0 92 105.9L90 88L70 80Z';

export const duke: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(head, robe, coronet, disc(30, 15, 4.6), disc(58, 8.6, 4.6), disc(86, 15, 4.6)),
    { d: coronet, fill: 'brass' },
    { d: 'M37 38L30 18L45 26L58 12L55 38Z', fill: 'brassDark' },
    { d: 'M71 26L86 18L79 38L68 38Z', fill: 'brassLight' },
    { d: disc(30, 15, 4.6), fill: 'paperShade' },
    { d: disc(58, 8.6, 4.6), fill: 'paper' },
    { d: disc(86, 15, 4.6), fill: 'paper' },
    { d: 'M36.4 34L80.4 34L79 40L37 40Z', fill: 'ink' },
    {
      d: 'M77.6 46L85.8 56.4C86.6 57.8 86 58.8 84.4 59.2L78 60.6L70 62.6L66.4 74L58 66L57 45L62 44Z',
      fill: 'paper',
    },
    { d: 'M57 45L62 44L61.4 58L64 71.6L58 66Z', fill: 'paperShade' },
    { d: 'M65.4 50.4C68.4 48 72.6 47.4 76 48L74.6 51.6C71.8 52.4 68 52 65.4 50.4Z', fill: 'ink' },
    { d: 'M80 66.2L74 65.4L75.6 67.8L80.4 68Z', fill: 'accent' },
    { d: 'M40 86C32 87 22 90 17.5 95A54 54 0 0 0 60 114L60 108Z', fill: 'accentShade' },
    { d: 'M60 108L60 114A54 54 0 0 0 88 106.2L88 88L78 84Z', fill: 'accent' },
    { d: 'M45 82L62 100L72 83L80 86L66 113L54 113L34 86Z', fill: 'paper' },
    { d: 'M45 88L49 95.6L43 92.4ZM56 99L59.6 108L53 104ZM71.6 92L70 100L67 97.4Z', fill: 'ink' },
    ...block(disc(88, 91, 14.5)),
    { d: disc(88, 91, 14), fill: 'brass' },
    { d: 'M88 77A14 14 0 0 1 88 105Z', fill: 'brassLight' },
    {
      d: 'M88 82L95.5 91L88 100L80.5 91Z',
      fill: 'ink',
    },
  ],
};
