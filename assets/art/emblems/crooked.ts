import type { Drawing } from '../drawing';
import { block, disc } from '../paths';

const cap = 'M87 30L98 12C90 4 70 5 54 12C42 18 33 26 33 32L44 43L25 51C23 58 30 61 37 59L54 50Z';
const head =
  'M84 24L42 46L42.4 50L34.4 59.6C33.6 61 34.2 62 35.8 62.4L40 63.2L38 66.2L41 68L38.8 70.8L41 73' +
  'C40.6 75 36.4 76.6 37.2 80.4C38.4 85 45 86 50 85L56 94L80 94L79 68C86 58 88 40 84 24Z';
const coat = 'M50 82L76 68L88 84C96 87 100 89 104.5 94A56 56 0 0 1 28 105.9L38 92Z';
const notes = [
  'M5 88.6L14.6 81.8L33 102L26 106Z',
  'M13 83L24.4 79.6L33 106L25 107Z',
  'M24 79.6L37 81L35.6 108L23.4 107.4Z',
] as const;

export const crooked: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(head, coat, cap),
    { d: 'M84 27L94 13C88 8 74 8 63 11.6L66.6 32.6C73 30 79 28 84 27Z', fill: 'accent' },
    { d: 'M63 11.6C50 15 38 24 36.6 31.4L46 40C52 37 60 34 66.6 32.6Z', fill: 'accentShade' },
    { d: 'M48 43C58 37.6 72 32.6 84.6 30L84.4 33.6C72 36 60 41 50 46Z', fill: 'brass' },
    { d: disc(51.6, 28, 6.6), fill: 'ink' },
    { d: disc(51.6, 28, 5), fill: 'brassLight' },
    { d: 'M27.6 53L45.6 45.4L49 48.4L36 56C31.6 57.6 27.4 56.6 27.6 53Z', fill: 'accentShade' },
    { d: 'M42 60.8L46.4 56.2L53 57.4L49.6 60.6Z', fill: 'paper' },
    { d: 'M69.6 51C72 46 78.4 47 77.4 53C76.6 57.6 74 61 71.4 60Z', fill: 'paper' },
    {
      d: 'M56 66C61 64.6 65 61 67 55L71.6 64L74.6 68L62 81C56 84.4 50 84 45.6 82.4C52 80.4 58 74 56 66Z',
      fill: 'paperShade',
    },
    { d: 'M66 112.4L64 94L77 76L86 87L101 95A53 53 0 0 1 66 112.4Z', fill: 'accent' },
    { d: 'M44 93L58 91L62 112.8A53 53 0 0 1 46 111Z', fill: 'accentShade' },
    ...block(notes[0]),
    { d: notes[0], fill: 'brassDark' },
    ...block(notes[1]),
    { d: notes[1], fill: 'brass' },
    ...block(notes[2]),
    { d: notes[2], fill: 'brassLight' },
    { d: disc(30, 93.6, 4.8), fill: 'ink' },
    { d: disc(30, 93.6, 2), fill: 'brassLight' },
  ],
};
