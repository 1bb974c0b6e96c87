import type { Drawing } from '../drawing';
import { block, disc, hatching } from '../paths';

const frame =
  'M60 5C88 5 108 22 108 44C108 66 92 78 70 83L70 101C82 102 90 105 92 110C92 114 84 116 60 116C36 116 28 114 28 110' +
  'C30 105 38 102 50 101L50 83C28 78 12 66 12 44C12 22 32 5 60 5Z';
const glass = 'M60 12C84 12 100 26 100 44C100 62 83 75 60 75C37 75 20 62 20 44C20 26 36 12 60 12Z';
const profile = (towards: 1 | -1): string => {
  const x = (away: number) => 60 + towards * away;
  return (
    `M${x(26)} 20C${x(18)} 16 ${x(10)} 20 ${x(9)} 28L${x(9)} 34L${x(4)} 42L${x(9)} 45L${x(7)} 49L${x(10)} 52` +
    `L${x(9)} 58L${x(18)} 60L${x(19)} 68C${x(28)} 64 ${x(33)} 56 ${x(34)} 44C${x(34)} 34 ${x(32)} 26 ${x(26)} 20Z`
  );
};

/** Two people who do the same. */
export const mirror: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(frame),
    {
      d: 'M60 8C34 8 15 24 15 44C15 64 30 75 51 80L51 104C40 104 33 107 31 110C34 112 42 113 60 113Z',
      fill: 'brass',
    },
    {
      d: 'M60 8C86 8 105 24 105 44C105 64 90 75 69 80L69 104C80 104 87 107 89 110C86 112 78 113 60 113Z',
      fill: 'brassLight',
    },
    { d: glass, fill: 'accentShade', stroke: 'ink', width: 2.6, round: true },
    { d: 'M60 13.5C82 13.5 98.5 27 98.5 44C98.5 61 82 73.5 60 73.5Z', fill: 'accent' },
    { d: profile(-1), fill: 'paper' },
    { d: profile(1), fill: 'paperShade' },
    { d: `${disc(46.5, 35, 2.2)}${disc(73.5, 35, 2.2)}`, fill: 'ink' },
    hatching('M52 50.5L48 51M68 50.5L72 51M40 28L47 30M80 28L73 30'),
    { d: `${disc(60, 91, 4)}${disc(60, 105, 4)}`, fill: 'ink' },
  ],
};
