import type { Drawing } from '../drawing';
import { block, box, disc, hatching } from '../paths';

const brows = [
  'M6 26C12 10 32 6 52 16L50 25C36 20 24 22 12 31Z',
  'M114 26C108 10 88 6 68 16L70 25C84 20 96 22 108 31Z',
] as const;
const frames = [disc(31, 50, 25), disc(89, 50, 25), box(50, 41, 20, 11, 4)] as const;
const nose = 'M52 46L68 46C69 60 82 68 82 80C82 90 72 93 60 93C48 93 38 90 38 80C38 68 51 60 52 46Z';
const moustache =
  'M60 87C68 79 84 80 92 90C98 97 107 97 114 91C113 107 98 116 82 114C72 113 64 108 60 102' +
  'C56 108 48 113 38 114C22 116 7 107 6 91C13 97 22 97 28 90C36 80 52 79 60 87Z';

export const disguise: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(...brows, ...frames),
    { d: disc(31, 50, 16), fill: 'paper' },
    { d: disc(89, 50, 16), fill: 'paper' },
    { d: 'M20 61.6A16 16 0 0 1 42 38.4Z', fill: 'paperShade' },
    { d: 'M78 61.6A16 16 0 0 1 100 38.4Z', fill: 'paperShade' },
    { d: 'M12 23C20 13 34 12 46 18M108 23C100 13 86 12 74 18', stroke: 'brass', width: 2.6, round: true },
    ...block(nose),
    { d: 'M54.4 49L62 49L62 90.4L60 90.4C49 90.4 41 88 41 80C41 69 53.6 62 54.4 49Z', fill: 'accentShade' },
    { d: 'M62 49L65.8 49C67 62 79 70 79 80C79 88 71 90.4 62 90.4Z', fill: 'accent' },
    { d: 'M70 72C74 75 75 78 74 82', stroke: 'paper', width: 3, round: true },
    hatching('M47 72L56 68M44 79L55 74M46 86L57 80'),
    ...block(moustache),
    {
      d:
        'M66 92C76 86 84 92 88 97C94 103 101 104 107 102M67 98C74 95 80 100 86 105M54 92C44 86 36 92 32 97' +
        'C26 103 19 104 13 102M53 98C46 95 40 100 34 105',
      stroke: 'brass',
      width: 2.8,
      round: true,
    },
  ],
};
