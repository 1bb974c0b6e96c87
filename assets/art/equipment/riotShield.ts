import type { Drawing } from '../drawing';
import { block, box, disc, hatching, star } from '../paths';

const shield = 'M8 10C30 4 60 4 84 10L85 88C80 105 66 114 46 115C26 114 12 105 7 88Z';
const window = box(16, 19, 58, 24, 5);
const hit = star(86, 52, 9, 29, 13);

/** The shield sends the bullet on. */
export const riotShield: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(shield),
    { d: 'M10.8 12.2C22 9.4 34 8 45 8L45 112.4C28 111.4 15 103 9.8 87.6Z', fill: 'accentShade' },
    { d: 'M47 8C58 8 70 9.4 81.2 12.2L82.2 87.6C77 103 64 111.4 47 112.4Z', fill: 'accent' },
    { d: window, fill: 'ink' },
    { d: box(19, 22, 52, 18, 3), fill: 'paper' },
    { d: 'M22 22L34 22L24 40L19 40L19 25Z', fill: 'paperShade' },
    { d: 'M44 22L52 22L41 40L33 40Z', fill: 'brassLight' },
    { d: star(44, 77, 5, 25, 10.4), fill: 'ink', stroke: 'ink', width: 4, round: true },
    { d: star(44, 77, 5, 23.6, 9.8), fill: 'brass' },
    { d: 'M44 53.4L49.8 69L66.4 69.7L53.4 80L57.9 96.1L44 86.8Z', fill: 'brassLight' },
    hatching(
      'M13 54L24 49M13 62L20 58M13 70L18 67M13 78L18 75M13 86L22 82M16 93L25 88M20 100L29 94M28 105L35 100',
    ),
    ...block(hit),
    { d: star(86, 52, 9, 25, 11), fill: 'brassLight' },
    { d: star(86, 52, 9, 15, 9), fill: 'paper' },
    { d: disc(86, 52, 4.6), fill: 'ink' },
  ],
};
