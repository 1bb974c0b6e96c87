import type { Drawing } from '../drawing';
import { block, disc, hatching } from '../paths';

const left = 'M6 7L17 9L52 74L43 79Z';
const right = 'M114 7L103 9L68 74L77 79Z';
const hood =
  'M60 15C40 19 29 38 29 58C29 72 30 82 24 91L15.5 94A56 56 0 0 0 104.5 94L96 91C90 82 91 72 91 58C91 38 80 19 60 15Z';

/** Two blades behind a hood, and a cloth to the eyes. */
export const avenger: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(left, right, hood),
    { d: 'M9 9.5L16 11L42 60L39 66Z', fill: 'paper' },
    { d: 'M9 9.5L38 68L35 64Z', fill: 'paperShade' },
    { d: 'M111 9.5L104 11L78 60L81 66Z', fill: 'paper' },
    { d: 'M111 9.5L82 68L85 64Z', fill: 'paperShade' },
    {
      d: 'M58 19C43 23 33 40 33 58C33 72 34 83 28 92L40 96C44 84 42 70 42 58C42 44 48 32 58 27Z',
      fill: 'accentShade',
    },
    {
      d: 'M62 19C77 23 87 40 87 58C87 72 86 83 92 92L80 96C76 84 78 70 78 58C78 44 72 32 62 27Z',
      fill: 'accent',
    },
    { d: 'M60 30C50 34 45 46 45.5 58L60 62L74.5 58C75 46 70 34 60 30Z', fill: 'paper' },
    { d: 'M60 30C70 34 75 46 74.5 58L60 62Z', fill: 'paperShade' },
    { d: 'M47 46L57 51L56 54C52 55 49 53 47 46ZM73 46L63 51L64 54C68 55 71 53 73 46Z', fill: 'ink' },
    { d: 'M66 37L71 58M69 44L73 43', stroke: 'ink', width: 1.8, round: true },
    { d: 'M45 57L60 63L75 57C76 68 74 76 78 88L60 98L42 88C46 76 44 68 45 57Z', fill: 'brass' },
    { d: 'M60 63L75 57C76 68 74 76 78 88L60 98Z', fill: 'brassDark' },
    hatching('M49 68L57 72M48 75L57 79M47 82L57 87'),
    { d: 'M21 96L38 99L58 104L58 113A53 53 0 0 1 21 96Z', fill: 'accentShade' },
    { d: 'M62 104L82 99L99 96A53 53 0 0 1 62 113Z', fill: 'accent' },
    { d: disc(60, 103, 5), fill: 'brassLight' },
  ],
};
