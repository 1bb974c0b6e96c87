import type { Drawing } from './drawing';
import { disc } from './paths';

export const crest: Drawing = {
  size: [120, 120],
  shapes: [
    { d: disc(60, 60, 58), fill: 'brass' },
    { d: 'M19 19A58 58 0 0 1 101 101Z', fill: 'brassLight' },
    { d: disc(60, 60, 52.5), fill: 'night' },
    {
      d: 'M57 5L63 5L63 20L69 20L69 26C81 29 88 36 90 46L30 46C32 36 39 29 51 26L51 20L57 20Z',
      fill: 'brass',
    },
    { d: 'M69 26C81 29 88 36 90 46L68 46C71 39 71.6 31 69 26Z', fill: 'brassLight' },
    { d: 'M51 26C47 32 46 38 47 46L30 46C32 36 39 29 51 26Z', fill: 'brassDark' },
    { d: 'M51 50L69 50L76 75L44 75Z', fill: 'paper' },
    { d: 'M39 50L47.4 50L39.6 75L23 75Z', fill: 'brassLight' },
    { d: 'M72.6 50L81 50L97 75L80.4 75Z', fill: 'brassLight' },
    { d: 'M10 79L110 79A53.5 53.5 0 0 1 106 87L14 87A53.5 53.5 0 0 1 10 79Z', fill: 'brass' },
    { d: 'M44 90L68 90L74 106A49 49 0 0 1 49 108Z', fill: 'paper' },
    { d: 'M59.6 92.4L66 98.6L60.6 105.4L54.4 99.4Z', fill: 'ink' },
  ],
};
