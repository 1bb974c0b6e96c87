import type { Drawing } from './drawing';
import { block } from './paths';

export const diamond: Drawing = {
  size: [100, 100],
  shapes: [
    ...block('M26 14L74 14L95 40L50 94L5 40Z'),
    { d: 'M26 14L36 38L6 40Z', fill: 'paperShade' },
    { d: 'M28 14L50 14L39 38Z', fill: 'paperShade' },
    { d: 'M50 14L61 38L39 38Z', fill: 'paper' },
    { d: 'M50 14L72 14L61 38Z', fill: 'paper' },
    { d: 'M74 14L95 39L64 38Z', fill: 'brassLight' },
    { d: 'M6 43L36 41L47 88Z', fill: 'brassDark' },
    { d: 'M39 41L61 41L50 92Z', fill: 'brassLight' },
    { d: 'M64 41L94 43L53 88Z', fill: 'brass' },
  ],
};
