import type { Drawing } from '../drawing';
import { block, disc, hatching, wire } from '../paths';

const canopy =
  'M60 5C30 6 8 26 5 55C12 49 20 49 26 55C33 48 43 48 49 55L71 55C77 48 87 48 94 55C100 49 108 49 115 55' +
  'C112 26 90 6 60 5Z';
const head = 'M41 50L79 50C82 66 78 84 60 85C42 84 38 66 41 50Z';
const coat = 'M32 88L40 72L60 84L80 72L88 88L104.5 94A56 56 0 0 1 15.5 94Z';
const shaft = 'M93 50L93 96C93 103 84 103 84 96';

/** An umbrella that is open before it rains. */
export const cautious: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(head, coat, canopy),
    { d: 'M45 54L75 54C77 64 76 76 60 77C44 76 43 64 45 54Z', fill: 'paper' },
    { d: 'M62 54L75 54C77 64 76 76 62 77Z', fill: 'paperShade' },
    {
      d: 'M47 61C50 57 56 57 58 61C55 64 50 64 47 61ZM63 61C66 57 72 57 74 61C71 64 66 64 63 61Z',
      fill: 'ink',
    },
    { d: `${disc(55.6, 60.8, 1.5)}${disc(71.6, 60.8, 1.5)}`, fill: 'brassLight' },
    { d: 'M36 86L42 74L60 86L78 74L84 86L60 96Z', fill: 'accent' },
    { d: 'M60 86L78 74L84 86L60 96Z', fill: 'accentShade' },
    { d: 'M21 95L40 91L58 99L58 113A53 53 0 0 1 21 95Z', fill: 'accentShade' },
    { d: 'M62 99L80 91L99 95A53 53 0 0 1 62 113Z', fill: 'accent' },
    { d: 'M57 9C36 11 14 26 9 48C17 44 24 47 27 50C33 40 42 22 57 9Z', fill: 'accentShade' },
    { d: 'M59 9C46 22 36 38 31 50C38 44 46 46 50 51L58 51Z', fill: 'accent' },
    { d: 'M61 9C74 22 84 38 89 50C82 44 74 46 70 51L62 51Z', fill: 'accent' },
    { d: 'M63 9C84 11 106 26 111 48C103 44 96 47 93 50C87 40 78 22 63 9Z', fill: 'accentShade' },
    hatching('M16 38L22 34M18 43L25 38M98 34L104 38M95 38L102 43'),
    ...wire(shaft, 3, 'brassLight'),
  ],
};
