import type { Drawing } from './drawing';
import { disc } from './paths';

export const coin: Drawing = {
  size: [100, 100],
  shapes: [
    { d: disc(50, 50, 48), fill: 'brassDark' },
    { d: 'M16.1 16.1A48 48 0 0 1 83.9 83.9Z', fill: 'brassLight' },
    { d: disc(50, 50, 42), fill: 'ink' },
    { d: disc(50, 50, 39), fill: 'brass' },
    { d: 'M31 48L69 48L83.2 70.4A39 39 0 0 1 16.8 70.4Z', fill: 'brassLight' },
    { d: 'M47 8L53 8L53 20L59 20L59 27C72 30 79 37 80 48L20 48C21 37 28 30 41 27L41 20L47 20Z', fill: 'ink' },
    { d: 'M60 32C68 35 73 39 74.6 44L62 44C62.6 39 62.4 36 60 32Z', fill: 'brassLight' },
    { d: 'M14 70L86 70A41 41 0 0 1 82 77L18 77A41 41 0 0 1 14 70Z', fill: 'ink' },
  ],
};
