import type { Drawing } from './drawing';
import { block, disc, hatching } from './paths';

const face =
  'M6 12C26 3 48 7 60 17C72 7 94 3 114 12C118 34 110 62 90 65C76 67 67 58 60 47C53 58 44 67 30 65C10 62 2 34 6 12Z';

export const maskTones = { accent: '#4A4A55', accentShade: '#32323B' };

/** The mask of players who have joined the band of criminals. */
export const mask: Drawing = {
  size: [120, 72],
  shapes: [
    ...block(face),
    {
      d: 'M9 14.4C26 7 46 10 58.6 20L58.6 44C52 54 44 63.6 31 62.4C13 60 5.6 34 9 14.4Z',
      fill: 'accentShade',
    },
    { d: 'M61.4 20C74 10 94 7 111 14.4C114.4 34 107 60 89 62.4C76 63.6 68 54 61.4 44Z', fill: 'accent' },
    { d: 'M16 33C24 21 42 23 51 36C41 48 24 47 16 33Z', fill: 'paper', stroke: 'ink', width: 4, round: true },
    {
      d: 'M104 33C96 21 78 23 69 36C79 48 96 47 104 33Z',
      fill: 'paper',
      stroke: 'ink',
      width: 4,
      round: true,
    },
    { d: disc(37, 35.6, 6.4), fill: 'ink' },
    { d: disc(87, 35.6, 6.4), fill: 'ink' },
    hatching('M14 46L22 49M16 52L26 53M20 57L31 57M14 19L24 16M26 15L38 15'),
  ],
};
