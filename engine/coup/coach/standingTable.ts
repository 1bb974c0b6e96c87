import type { Strengths } from './strengths';

/** By the number of living players: two, three, four, more. Written by `npm run coach -- --fit standing --games 40000`. */
export const standingTable: readonly Strengths[] = [
  {
    one: [-0.67, 0.09, 0.38, 0.35],
    two: [0.67, 0.1, 0.31, 0.28],
    waits: [0.19, -0.19, 0, 0]
  },
  {
    one: [-0.4, -0.05, -0.1, 0.38],
    two: [0.4, 0, -0.14, 0.15],
    waits: [0.03, -0.04, 0.01, 0]
  },
  {
    one: [-0.38, -0.08, 0.04, 0.59],
    two: [0.38, -0.03, 0.02, 0.26],
    waits: [0.05, 0.01, -0.03, -0.04]
  },
  {
    one: [-0.43, -0.06, -0.09, 0.34],
    two: [0.43, -0.07, 0.07, 0.27],
    waits: [-0.01, 0.02, 0.01, -0.02]
  }
];
