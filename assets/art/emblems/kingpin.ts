import type { Drawing } from '../drawing';
import { block, disc } from '../paths';

const hat =
  'M35 33C35 13 48 4.6 62 4.6C78 4.6 89 14 89 33L100 29C104 37 95 43 85 43L41 43C31 43 21 38 25 29Z';
const head =
  'M42 40L88 38C94 52 96 74 92 92L50 92C38 92 32 85 34.6 78C36 74 39.4 74 40 72L37.4 69.4L40 66' +
  'L37.4 63L40 60.6L33.6 59.6C30 58 31 55 33 53L42 46Z';
const coat = 'M50 86L92 70C98 78 103 86 106 91A56 56 0 0 1 28 105.9L36 92Z';
const cigar = 'M6.6 58.6L42 63.6L41 70.6L5.6 65.6Z';
const band = disc(26, 95, 13.4);
const stone = 'M18 74L34 74L39 80.6L33 87L19 87L13 80.6Z';

export const kingpin: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(head, coat, hat, cigar),
    { d: 'M66 8C78 9 86 17 86 29L68.6 29C71.6 22 71 13 66 8Z', fill: 'accent' },
    { d: 'M38.4 31L85.6 31L85.6 36L38.4 36Z', fill: 'brassDark' },
    { d: 'M87 36.4L98.4 32.8C99.4 37.6 92 40 85 40L68 40L68 36.4Z', fill: 'accent' },
    { d: 'M42.6 53L47 48.6L54 49.6L50.6 53Z', fill: 'paper' },
    { d: 'M75.6 51C78.4 45 85.4 46.6 84.4 53C83.6 58 80.4 62 77.6 60.8Z', fill: 'paper' },
    {
      d:
        'M58 62C65 61 69.6 56 71.6 50L77 64L83 68L80 74C73 83 60 89 48 88C42 87 40 84 41 81' +
        'C50 83 60 78 58 62Z',
      fill: 'paperShade',
    },
    { d: 'M12.6 59.4L39.6 63.2L38.6 70.2L11.6 66.4Z', fill: 'brassDark' },
    { d: 'M6.6 58.6L12.6 59.4L11.6 66.4L5.6 65.6Z', fill: 'brassLight' },
    { d: 'M66 91L90 73L103 92A53 53 0 0 1 72 111.6Z', fill: 'accent' },
    { d: 'M48 95L56 94L66 112.4A53 53 0 0 1 48 111.6Z', fill: 'accentShade' },
    ...block(band, stone),
    { d: disc(26, 95, 13), fill: 'brass' },
    { d: 'M26 82A13 13 0 0 1 26 108Z', fill: 'brassLight' },
    { d: disc(26, 96, 8.6), fill: 'ink' },
    { d: disc(26, 96, 6.6), fill: 'paper' },
    { d: stone, fill: 'ink', stroke: 'ink', width: 3, round: true },
    { d: 'M18 74L26 74L26 87L19 87L13 80.6Z', fill: 'accent' },
    { d: 'M26 74L34 74L39 80.6L33 87L26 87Z', fill: 'brassLight' },
  ],
};
