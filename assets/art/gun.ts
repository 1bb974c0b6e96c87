import type { Drawing } from './drawing';
import { block } from './paths';

const steel =
  'M30 22L44 18L72 18L132 20L133 16L136 16L136 36L82 38L80 48L70 52L66 68C64 73 52 73 48 67L42 56' +
  'L36 54L30 44L24 34L14 26L18 21L28 26Z';
const grip = 'M26 36L40 50L40 62C38 72 36 82 34 93C26 97 10 93.4 6 87C10 76 16 62 18 50C18 44 20 40 26 36Z';

export const gun: Drawing = {
  size: [140, 100],
  shapes: [
    ...block(steel, grip),
    { d: 'M50 56L62 53.6L60 64C58 68 54 67 52 64Z', fill: 'paper' },
    { d: 'M76 20.6L132 22.6L132 27L76 27Z', fill: 'paper' },
    { d: 'M76 30L132 30L132 33.6L80 35.4L76 35Z', fill: 'paperShade' },
    { d: 'M46 22L71 22L71 27L46 27Z', fill: 'paper' },
    { d: 'M45 30L72 30L72 36L45 36Z', fill: 'paperShade' },
    { d: 'M46 39L71 39L71 44L46 44Z', fill: 'brassDark' },
    { d: 'M33 26L41 23L41 46L34 40Z', fill: 'paperShade' },
    { d: 'M24 42L36 52L36 62C34 72 32 82 31 91C28 93 24 93 20 92C22 76 20 58 24 42Z', fill: 'brass' },
    { d: 'M21 46C18 60 18 76 16.4 91C13 90 11 89 10 87C14 76 19 62 21 46Z', fill: 'brassDark' },
  ],
};
