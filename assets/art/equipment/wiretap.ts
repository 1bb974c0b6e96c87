import type { Drawing } from '../drawing';
import { block, disc, hatching } from '../paths';

const receiver =
  'M5 40C5 18 26 6 60 6C94 6 115 18 115 40C115 47 111 50 105 50L89 50C83 50 80 47 80 41L80 35C68 31 52 31 40 35L40 41C40 47 37 50 31 50' +
  'L15 50C9 50 5 47 5 40Z';
const telephone =
  'M42 42L42 34L51 34L51 42L69 42L69 34L78 34L78 42C84 42 88 45 91 50L110 104C112 111 108 114 102 114L18 114C12 114 8 111 10 104L29 50C32 45 36 42 42 42Z';
const dial = disc(60, 78, 27);
const ear =
  'M48 72C48 62 54 57 61 57C69 57 74 63 74 71C74 80 66 82 65 89C64 96 60 99 55 98C51 97 49 94 49 90';

/** A telephone that listens. */
export const wiretap: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(telephone),
    {
      d: 'M42 45L59 45L59 111.4L18 111.4C13.6 111.4 11.4 109 12.6 104.6L31.4 51C34 46.6 37 45 42 45Z',
      fill: 'accentShade',
    },
    {
      d: 'M61 45L78 45C83 45 86 46.6 88.6 51L107.4 104.6C108.6 109 106.4 111.4 102 111.4L61 111.4Z',
      fill: 'accent',
    },
    hatching('M34 56L40 54M31 64L36 62M28 72L32 70M25 80L31 78M22 88L32 84M19 96L36 90M17 104L44 96'),
    ...block(receiver),
    {
      d: 'M7.6 40C7.6 20 28 8.6 60 8.6L60 28.8C52 28.8 44 30 37.4 33L37.4 41C37.4 45.4 35 47.4 31 47.4L15 47.4C10 47.4 7.6 45 7.6 40Z',
      fill: 'accentShade',
    },
    {
      d: 'M60 8.6C92 8.6 112.4 20 112.4 40C112.4 45 110 47.4 105 47.4L89 47.4C85 47.4 82.6 45.4 82.6 41L82.6 33C76 30 68 28.8 60 28.8Z',
      fill: 'accent',
    },
    { d: 'M10 38L37 38M83 38L110 38', stroke: 'brassLight', width: 4 },
    hatching('M15 29L26 22M21 31L34 22M30 31L42 22'),
    ...block(dial),
    { d: disc(60, 78, 26), fill: 'brass' },
    { d: 'M41.6 59.6A26 26 0 0 1 78.4 96.4Z', fill: 'brassLight' },
    { d: disc(60, 78, 23), fill: 'paper' },
    { d: ear, stroke: 'ink', width: 4.6, round: true },
    {
      d: 'M55 73C55 66 60 64 63 65C68 67 67 73 63 76C60 78 59 80 60 84',
      stroke: 'accent',
      width: 3.6,
      round: true,
    },
  ],
};
