import type { Drawing } from '../drawing';
import { block, box, disc, hatching, turned } from '../paths';

const lean = (d: string) => turned(d, -9, [60, 60]);

/** A gloved hand slips a wad of notes into somebody's pocket. */
const cuff = 'M37 4L83 4L80 19L40 19Z';
const hand =
  'M41 18L79 18L86 36C90 48 84 60 77 57L72 42L67 58C63 65 55 65 53 58L48 42L43 57C36 60 30 48 34 36Z';
const wad = lean(box(36, 34, 48, 54, 4));
const band = lean(box(36, 46, 48, 10, 1));
const pocket = 'M10 68L110 68L106 98C104 106 98 110 90 112C70 117 50 117 30 112C22 110 16 106 14 98Z';
const hem = 'M7 64L113 64L112 78L8 78Z';

export const plantedEvidence: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(wad),
    { d: lean(box(38.4, 36.4, 43.2, 49, 2.4)), fill: 'paper' },
    { d: lean('M42 40L48 40M72 40L78 40'), stroke: 'accent', width: 3, round: true },
    { d: band, fill: 'brassLight' },
    ...block(hand, cuff),
    { d: 'M44 21L60 21L60 60C57 61 56 60 55 57L49 38L45 38L42 53C37 52 36 44 38 37Z', fill: 'paperShade' },
    { d: 'M60 21L76 21L82 37C85 46 83 53 79 53L74 38L71 38L65 56C63 60 61 60 60 60Z', fill: 'paper' },
    { d: 'M40.6 7L79.4 7L77.6 16L42.4 16Z', fill: 'brassDark' },
    { d: disc(72, 11.5, 2), fill: 'ink' },
    ...block(pocket, hem),
    { d: 'M13.6 80L60 80L60 112.6C44 112.6 32 110 27 107C20 104 17.4 100 16.6 95Z', fill: 'accentShade' },
    { d: 'M60 80L106.4 80L103.4 95C102.6 100 100 104 93 107C88 110 76 112.6 60 112.6Z', fill: 'accent' },
    { d: 'M10 66.6L60 66.6L60 75.6L10.800 75.6Z', fill: 'accentShade' },
    { d: 'M60 66.6L110 66.6L109.200 75.6L60 75.6Z', fill: 'accent' },
    {
      d: 'M20 85L23 99M100 85L97 99M30 107L44 109.6M90 107L76 109.6',
      stroke: 'paper',
      width: 1.6,
      round: true,
    },
    hatching('M24 86L38 82M26 92L44 87M29 98L48 92M34 103L50 98'),
  ],
};
