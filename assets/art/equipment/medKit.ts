import type { Drawing } from '../drawing';
import { block, box, hatching } from '../paths';

const bag =
  'M22 38L98 38C106 38 110 43 111 50L114 98C114 106 109 110 101 110L19 110C11 110 6 106 6 98L9 50C10 43 14 38 22 38Z';
const handle =
  'M36 40L36 24C36 14 42 9 51 9L69 9C78 9 84 14 84 24L84 40L73 40L73 26C73 21 71 19.6 67 19.6L53 19.6' +
  'C49 19.6 47 21 47 26L47 40Z';
/** White on green, the sign of first aid: a red cross on white belongs to the Red Cross. */
const cross = 'M51 53L69 53L69 67L84 67L84 85L69 85L69 100L51 100L51 85L36 85L36 67L51 67Z';

export const medKit: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(handle, bag),
    {
      d: 'M39 36L39 24C39 16 44 11.6 51 11.6L58 11.6L58 17L53 17C47 17 44.4 20 44.4 26L44.4 36Z',
      fill: 'brassDark',
    },
    {
      d: 'M60 11.6L69 11.6C76 11.6 81.4 16 81.4 24L81.4 36L75.6 36L75.6 26C75.6 20 73 17 67 17L60 17Z',
      fill: 'brass',
    },
    { d: 'M22 41L60 41L60 107L19 107C12.6 107 8.8 104 9 98L12 50C12.6 44 16 41 22 41Z', fill: 'accentShade' },
    { d: 'M60 41L98 41C104 41 107.4 44 108 50L111 98C111.2 104 107.4 107 101 107L60 107Z', fill: 'accent' },
    ...block(cross),
    { d: cross, fill: 'paper' },
    { d: 'M51 53L57 53L57 100L51 100L51 85L36 85L36 67L51 67Z', fill: 'paperShade' },
    hatching('M14 60L26 52M14 68L26 60M13.6 76L25 68M13.4 84L26 76M13 92L30 82M16 98L36 86'),
    { d: box(98, 46, 5, 9, 2), fill: 'brassLight' },
    { d: box(17, 46, 5, 9, 2), fill: 'brass' },
  ],
};
