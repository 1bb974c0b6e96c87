import type { Drawing } from './drawing';

/** The card back as it is seen from across the table, where fine lines would only blur. */
export const smallBack: Drawing = {
  size: [100, 140],
  shapes: [
    { d: 'M0 0L100 0L100 140L0 140Z', fill: 'night' },
    { d: 'M9 9L91 9L91 131L9 131Z', stroke: 'brass', width: 5 },
    { d: 'M50 20L80 70L50 120L20 70Z', fill: 'brassDark' },
    { d: 'M50 42L66 70L50 98L34 70Z', fill: 'brassLight' },
  ],
};
