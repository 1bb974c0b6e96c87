import type { Drawing } from '../drawing';
import { block, disc, hatching } from '../paths';

const hat = 'M12 42C8 24 24 6 48 5C70 4 82 16 82 32L64 42L22 50C17 50 13 47 12 42Z';
const head =
  'M24 44L74 36L76 48L113 57C117 58.4 117 63 113 64L78 67L76 71L79 75L75.6 79C78 86 73 90 66 89L60 90' +
  'L60 98L32 98C36 88 26 80 23 68C21 58 22 50 24 44Z';
const coat = 'M36 86C28 88 20 90 15.5 94A56 56 0 0 0 92 105.9L82 95L62 88Z';
const bird = 'M86 54C83 45 87 38 94 37C96 31 104 29 108 34L114.5 37L109 40C109 48 104 54 98 55L90 57Z';

/** A long nose, and a bird that has found a perch. */
export const liar: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(head, coat, hat, bird),
    {
      d:
        'M46 46L72 41L73 51L110 59.6C111.6 60.4 111.4 61.6 110 62L75 64L72 71L75 75.4L71.6 79' +
        'C73 84 70 86 64 85L57 82L52 70Z',
      fill: 'paper',
    },
    { d: 'M46 46L56 44L60 60L64 85L57 82L52 70Z', fill: 'paperShade' },
    { d: 'M73 57L110 60.4C111 61.4 110.6 61.8 109.6 62L75 64Z', fill: 'paperShade' },
    { d: 'M60 52C63 48 68 48 71 50L69 54C66 55 62 55 60 52Z', fill: 'ink' },
    { d: 'M66 75C69 77 72 77 74.6 75.2L71.6 78.6C69 79 67 78 66 75Z', fill: 'ink' },
    { d: 'M16 41C13 27 27 10 48 9C34 16 26 28 26 45C21 46 17 45 16 41Z', fill: 'accentShade' },
    { d: 'M52 9C68 9 78 18 78 30L62 38L30 44C30 28 38 16 52 9Z', fill: 'accent' },
    { d: 'M28 45.6L77 33L77 36L29 49Z', fill: 'brass' },
    { d: 'M38 90C30 91 23 93 19 96A53 53 0 0 0 54 112.6L50 92Z', fill: 'accentShade' },
    { d: 'M54 92L58 112.9A53 53 0 0 0 87 105L79 97L64 92Z', fill: 'accent' },
    { d: 'M40 88L52 102L64 90L60 94L44 94Z', fill: 'paper' },
    { d: 'M89 52C87 46 90 41 96 40C102 42 104 48 99 52Z', fill: 'accent' },
    { d: 'M96 38C98 34 103 33 106 36L104 44Z', fill: 'brassLight' },
    { d: disc(102.5, 36.4, 1.2), fill: 'ink' },
    hatching('M90 47L97 50M91 43L99 47'),
  ],
};
