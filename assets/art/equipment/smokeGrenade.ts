import type { Drawing } from '../drawing';
import { block, box, disc, hatching, turned } from '../paths';

const smoke =
  'M44 62C32 60 28 48 36 41C30 28 42 18 53 22C58 6 80 2 90 14C104 12 116 24 112 38C118 48 114 62 102 64' +
  'C98 76 82 78 75 69C66 76 52 72 44 62Z';
const puff = disc(101, 87, 11);
const tilt = (d: string) => turned(d, 38, [37, 82]);
const can = tilt(box(18, 58, 36, 50, 5));
const cap = tilt('M24 42L48 42L52 58L20 58Z');
const lever = tilt('M20 40L46 40C56 40 62 46 62 56L62 92L55 92L55 58C55 53 52 50 47 50L20 50Z');
const ring = tilt(`${disc(10, 50, 11)}M17 50A7 7 0 1 0 3 50A7 7 0 1 0 17 50Z`);

export const smokeGrenade: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(smoke, puff),
    {
      d: 'M45 60C35 58 32 48 40 42C34 30 44 21 55 26C60 9 79 6 88 17C102 15 112 25 108.6 38C114 47 110 59 100 61C96 72 82 74 75 65C66 72 53 69 45 60Z',
      fill: 'paper',
    },
    { d: disc(101, 87, 8.4), fill: 'paperShade' },
    {
      d: 'M45 60C35 58 32 48 40 42C34 30 44 21 55 26C52 34 56 42 64 44C60 52 66 62 75 65C66 72 53 69 45 60Z',
      fill: 'paperShade',
    },
    {
      d: 'M55 26C63 25 68 29 68 36M88 17C93 23 92 30 87 34M108.6 38C103 35 97 38 96 44M75 65C73 58 78 53 84 54M100 61C104 57 103 51 100 48',
      stroke: 'ink',
      width: 3,
      round: true,
    },
    hatching('M42 50L52 44M44 56L58 47M52 62L62 55'),
    ...block(ring, cap, lever, can),
    { d: tilt(disc(10, 50, 9)), fill: 'brassLight' },
    { d: tilt(disc(10, 50, 5.4)), fill: 'ink' },
    { d: tilt('M26.6 52.6L46 52.6L48.6 57L23.4 57Z'), fill: 'paperShade' },
    {
      d: tilt(
        'M24 42.6L46 42.6C55 42.6 59.4 47 59.4 56L59.4 89.4L57.6 89.4L57.6 57C57.6 50.6 54 47.4 47 47.4L24 47.4Z',
      ),
      fill: 'paper',
    },
    {
      d: tilt('M20.6 60.6L35 60.6L35 105.4L22.6 105.4C21.2 105.4 20.6 104.4 20.6 103L20.6 60.6Z'),
      fill: 'accentShade',
    },
    { d: tilt('M37.4 60.6L51.4 60.6L51.4 103C51.4 104.4 50.4 105.4 49 105.4L37.4 105.4Z'), fill: 'accent' },
    { d: tilt('M20.6 70L51.4 70L51.4 80L20.6 80Z'), fill: 'brassLight' },
    hatching(tilt('M23 85L33 85M23 90L33 90M23 95L33 95M23 100L33 100')),
  ],
};
