import type { Drawing } from '../drawing';
import { block, disc, hatching, star } from '../paths';

const farEar = 'M62 34L78 7L84 42Z';
const ear = 'M32 52L38 5L66 36Z';
const head =
  'M32 58C33 42 46 31 62 31C76 31 84 37 89 45L111 54C115 56 115.4 62 113 66L108 70L109 75C105 83 96 86 87 85' +
  'L77 88C76 95 79 101 84 106A56 56 0 0 1 14 101C24 90 31 76 32 58Z';
const collar = 'M31 75L76 85.6L75 96L26 87Z';
const tag = disc(66, 102, 12);

export const k9: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(farEar, ear, head),
    { d: 'M68 34L77 14L81 38Z', fill: 'accentShade' },
    { d: 'M37.6 44L41 14L56 34C48 36 41 39 37.6 44Z', fill: 'brassDark' },
    { d: 'M43 37L44 22L52 33C49 34 46 35 43 37Z', fill: 'ink' },
    {
      d: 'M40 50C46 39 54 34 62 34C74 34 82 40 86 47L80 54L68 52C62 60 58 70 58 78L35 72C36 62 36 56 40 50Z',
      fill: 'accent',
    },
    { d: 'M40 50C37 56 36 62 35 72L46 74.6C44 64 47 54 56 47C50 45 44 46 40 50Z', fill: 'accentShade' },
    { d: 'M88 48L106 55.4L100 61L108 66L105 68L90 70C82 71 76 68 72 62L80 57Z', fill: 'paper' },
    {
      d: 'M62 78C62 70 64 64 68 60C72 70 82 74 90 73L105 71.4L106 74C102 80 94 82 86 81.6L76 84Z',
      fill: 'brass',
    },
    { d: 'M106 55L111 57C112.6 58.6 112.4 61 110 63L104 62C102 60 103 57 106 55Z', fill: 'ink' },
    { d: 'M72 46L82 49L77 53L72 51Z', fill: 'paper' },
    { d: disc(77, 49.8, 2.4), fill: 'ink' },
    hatching('M38 63L48 60M37 69L50 66M50 42L60 40M54 54L62 49M52 61L60 57M52 68L58 65'),
    { d: 'M22 100C29 95 34 93 40 93L46 111A53 53 0 0 1 22 100Z', fill: 'accentShade' },
    { d: 'M43 94L56 96L56 112.4A53 53 0 0 1 49 111.6Z', fill: 'accent' },
    { d: collar, fill: 'ink', stroke: 'ink', width: 3, round: true },
    { d: 'M32 78L74 88L73.4 93L29 84.8Z', fill: 'paperShade' },
    ...block(tag),
    { d: tag, fill: 'brass' },
    { d: star(66, 102, 5, 9, 3.8), fill: 'ink' },
  ],
};
