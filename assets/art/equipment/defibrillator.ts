import type { Drawing } from '../drawing';
import { block, hatching } from '../paths';

const heart =
  'M60 108C32 88 7 68 7 41C7 22 20 11 36 11C47 11 56 17 60 27C64 17 73 11 84 11C100 11 113 22 113 41' +
  'C113 68 88 88 60 108Z';
const bolt = 'M76 5L34 64L57 64L44 115L92 50L67 50L86 5Z';

export const defibrillator: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(heart),
    {
      d: 'M36 14C46 14 54 20 57 30L38 56L28 67L50 67L44 94C24 78 10 62 10 41C10 24 21 14 36 14Z',
      fill: 'accentShade',
    },
    { d: 'M84 14C99 14 110 24 110 41C110 62 92 80 66 100L74 78L98 47L72 47L84 16Z', fill: 'accent' },
    { d: 'M92 22C99 24 103 30 103 39L97 39C97 33 95 29 90 27Z', fill: 'paper' },
    hatching('M16 36L34 24M16 45L42 27M17 54L40 38M21 62L32 54M27 79L44 76M35 87L43 85'),
    ...block(bolt),
    { d: 'M75 11L39 61.4L61 61.4L51 100L58 62L46 58L63 48Z', fill: 'brass' },
    { d: 'M77 8L83 7L63.4 52.6L87 52.6L51 101L61 61.4L45 61Z', fill: 'brassLight' },
  ],
};
