import type { Drawing } from './drawing';
import { block, hatching } from './paths';

const steel =
  'M28 24L23 13L33 8L43 15L53 11L128 11L128 6L134 6L134 34L112 34L110 41L82 41L80 50C79 59 73 64 65 64C57 64 51 59 50 52' +
  'L38 48L28 38Z';
const grip = 'M26 26C19 33 18 42 15 53C12 64 8 72 5 81C12 89 26 91 36 87C38 76 42 64 47 53L36 36Z';

/** Where the bullet leaves the gun. */
export const muzzle = [134, 20] as const;

/** The gun lies on its side, so that it can be turned to the player it points at. */
export const gun: Drawing = {
  size: [138, 95],
  shapes: [
    ...block(grip, steel),
    { d: 'M58 52L72 48.4L71 53C70 56.6 68 57.6 65 57.6C61 57.6 58.6 55.6 58 52Z', fill: 'paper' },
    { d: 'M78 14L126 14L131.4 9L131.4 20.6L78 20.6Z', fill: 'paper' },
    { d: 'M78 23.4L131.4 23.4L131.4 31.4L78 31.4Z', fill: 'paperShade' },
    { d: 'M82 34.4L109 34.4L107.6 38.4L82 38.4Z', fill: 'brassDark' },
    { d: 'M48 14L75 14L75 22.6L48 22.6Z', fill: 'paper' },
    { d: 'M48 25.4L75 25.4L75 34L48 34Z', fill: 'paperShade' },
    { d: 'M48 37L75 37L75 43.4L48 43.4Z', fill: 'brassDark' },
    { d: 'M31 23L27 15L33 11.6L39 17L45 18L45 46L32 37Z', fill: 'paperShade' },
    { d: 'M29 36L42 50C37 62 34 73 33 84C29 86 25 86 21 85C27 68 29 52 29 36Z', fill: 'brass' },
    {
      d: 'M25.6 34C26 52 23 68 17 84C13 83 10 82 8.6 80.4C12 71 16 62 18 53C20 45 20 39 25.6 34Z',
      fill: 'brassDark',
    },
    hatching('M32 51L38 49M31 59L36 57M30 66L34.6 64.4M28 74L33 72.4'),
  ],
};
