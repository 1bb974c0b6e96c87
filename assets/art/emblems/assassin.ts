import type { Drawing } from '../drawing';
import { block } from '../paths';

const cloak =
  'M39 42C36 26 50 9 74 4.6C90 16 98 40 94.4 63C96 75 101 84 106 91A56 56 0 0 1 30 107.4L30 92' +
  'C36 86 44 84 50 80' +
  'C42 80 41 75 44 71.4L41 68.4L43 65.4L40 62.8L42 60L37.4 59C36 58.2 36 57.2 36.8 56L41 50Z';
const blade = 'M20.6 25L26.4 80L14.8 80Z';
const guard = 'M6.6 76.4L10 79L31.4 79L34.8 76.4L33 83.6L8.4 83.6Z';
const pommel = 'M17.4 84L23.8 84L23.8 101L26 104.4L20.6 108L15.2 104.4L17.4 101Z';
const glove = 'M13 86L31 85.6C35 85.8 36 88 35.4 90L38 94L36 102.6L30 105L17.6 100.4C12.6 97 11.4 89 13 86Z';

export const assassin: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(cloak),
    {
      d: 'M44 38C47 24 58 12 71 8C62 19 58 31 58.4 46C59 60 63 70 70 78L60 81C51 70 45 54 44 38Z',
      fill: 'accentShade',
    },
    {
      d: 'M74.6 7.4C89 19 95 42 91.4 64C93 74 97 80 101 86L79 80C70 71 66 58 66 45C66 30 68 17 74.6 7.4Z',
      fill: 'accent',
    },
    { d: 'M70 83L103 91A53 53 0 0 1 66 112.6C76 105 78 94 70 83Z', fill: 'accent' },
    { d: 'M60 85.4C67 95 66 106 57 113A53 53 0 0 1 42 109.8C52 103 58 96 60 85.4Z', fill: 'accentShade' },
    { d: 'M41.6 51L36.8 56C36 57.2 36 58.2 37.4 59L42 60L47.4 60.8L45.4 54Z', fill: 'paper' },
    { d: 'M40 62.8L43 65.4L41 68.4L44 71.4C41 75 42 80 50 80L53.6 74L48.4 65.6Z', fill: 'paper' },
    { d: 'M43 65.2L48 65L46.6 67.2L42.2 67.4Z', fill: 'ink' },
    ...block(blade, guard, pommel),
    { d: 'M20.6 29L25.6 79L20.6 79Z', fill: 'paper' },
    { d: 'M20.6 29L20.6 79L15.6 79Z', fill: 'paperShade' },
    { d: guard, fill: 'brassLight' },
    { d: 'M17.4 101L23.8 101L26 104.4L20.6 108L15.2 104.4Z', fill: 'brass' },
    ...block(glove),
    {
      d:
        'M15 87.4L32.4 87.2L33.2 90.6L14.6 91ZM15 92.8L34.6 92.4L34.4 95.8L16.6 96.4ZM18.4 98.2' +
        'L34 97.8L33.2 101L25 101Z',
      fill: 'accent',
    },
  ],
};
