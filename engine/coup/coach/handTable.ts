import type { HandStrengths } from './strengths';

/** By the number of living players: two, three, four, more. Written by `npm run coach -- --fit hands --games 8000`. */
export const handTable: readonly HandStrengths[] = [
  {
    cards: [0.18, 0.13, 0.14, -0.07, -0.01, -0.08],
    twin: -0.04
  },
  {
    cards: [-0.04, -0.06, 0.14, -0.06, -0.02, -0.05],
    twin: 0.1
  },
  {
    cards: [-0.01, 0.02, 0.02, 0.03, 0.01, 0.04],
    twin: -0.07
  },
  {
    cards: [-0.05, 0.08, 0.05, 0.09, 0.02, -0.17],
    twin: -0.08
  }
];
