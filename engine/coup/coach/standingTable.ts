import type { Strengths } from './strengths';

/** By the number of living players: two, three, four, more. Written by `npm run coach -- --games 40000`. */
export const standingTable: readonly Strengths[] = [
  {
    one: [-0.69, 0.1, 0.3, 0.29],
    two: [0.69, 0.08, 0.4, 0.34],
    waits: [0.21, -0.21, 0, 0],
    cards: [0.05, -0.03, 0.06, -0.03, 0.02, -0.19],
    twin: -0.02,
  },
  {
    one: [-0.39, -0.05, -0.04, 0.42],
    two: [0.39, -0.01, -0.09, 0.22],
    waits: [0.03, -0.04, 0, 0],
    cards: [0.01, 0.04, -0.02, -0.06, 0.04, 0.07],
    twin: -0.17,
  },
  {
    one: [-0.39, -0.08, 0.06, 0.59],
    two: [0.39, -0.04, 0.03, 0.29],
    waits: [0.05, 0.01, -0.01, -0.05],
    cards: [-0.08, 0.02, 0.09, 0.09, 0.04, -0.03],
    twin: -0.32,
  },
  {
    one: [-0.41, -0.07, -0.08, 0.39],
    two: [0.41, -0.07, 0.09, 0.27],
    waits: [0, 0.03, 0.02, -0.04],
    cards: [-0.24, 0.22, -0.05, 0.14, 0.01, -0.05],
    twin: -0.11,
  },
];
