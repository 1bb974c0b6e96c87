import type { Drawing } from '../drawing';
import { block, box, hatching, turned } from '../paths';

const tilt = (d: string) => turned(d, 45, [60, 60]);
const barrel = tilt(box(42, 20, 36, 66, 5));
const flange = tilt(box(32, 14, 56, 11, 4));
const rod = tilt(box(55, 2, 10, 16, 2));
const thumb = tilt(box(44, -2, 32, 10, 4));
const hub = tilt('M50 84L70 84L66 96L54 96Z');
const needle = tilt('M57 94L63 94L61.6 121L58.4 121Z');
const ampoule =
  'M84 68C84 65 86 64 88 64L100 64C102 64 104 65 104 68C104 72 100 74 100 78C106 80 110 84 110 90L110 110C110 113 108 115 105 115' +
  'L83 115C80 115 78 113 78 110L78 90C78 84 82 80 88 78C88 74 84 72 84 68Z';

export const truthSerum: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(needle, hub, rod, thumb, barrel, flange),
    { d: tilt('M59.4 94L60.6 94L60.6 118L59.6 118Z'), fill: 'paper' },
    { d: tilt('M53 86.6L67 86.6L64.4 93.4L55.6 93.4Z'), fill: 'brass' },
    { d: tilt(box(57.6, 8.6, 4.8, 5, 1)), fill: 'paperShade' },
    { d: tilt(box(46.6, 0.6, 26.8, 4.8, 2)), fill: 'brass' },
    { d: tilt(box(34.6, 16.6, 50.8, 5.8, 2)), fill: 'brassLight' },
    { d: tilt('M45 27L75 27L75 40L45 40Z'), fill: 'paper' },
    { d: tilt('M45 42.6L58 42.6L58 83.4L47 83.4C45.6 83.4 45 82.4 45 81Z'), fill: 'accentShade' },
    { d: tilt('M58 42.6L75 42.6L75 81C75 82.4 74.4 83.4 73 83.4L58 83.4Z'), fill: 'accent' },
    { d: tilt('M66 50L75 50M69 58L75 58M66 66L75 66M69 74L75 74'), stroke: 'paper', width: 2.6 },
    hatching(tilt('M48 50L55 46M48 57L55 53M48 64L55 60M48 71L55 67M48 78L55 74')),
    ...block(ampoule),
    { d: 'M87 68L101 68L97.4 75L90.6 75Z', fill: 'paper' },
    {
      d: 'M91 80.4L97 80.4C103 82 107.4 85 107.4 90L107.4 94L80.6 94L80.6 90C80.6 85 85 82 91 80.4Z',
      fill: 'paper',
    },
    {
      d: 'M80.6 96.4L107.4 96.4L107.4 110C107.4 111.6 106.4 112.4 105 112.4L83 112.4C81.6 112.4 80.6 111.6 80.6 110Z',
      fill: 'accent',
    },
    { d: 'M80.6 96.4L90 96.4L90 112.4L83 112.4C81.6 112.4 80.6 111.6 80.6 110Z', fill: 'accentShade' },
  ],
};
