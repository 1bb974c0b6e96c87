import type { Drawing, Shape } from './drawing';

/** The outer edges lie outside the card, where nobody sees them. */
const top = 'M110 -10L110 62C92 60 94 50 87 48C80 46 82 36 74 35C66 34 70 24 61 22C54 20 58 8 47 -10Z';
const bottom =
  'M-10 150L-10 92C8 95 7 103 14 104C22 105 20 114 28 116C36 118 33 128 42 129C48 130 47 136 52 150Z';

const burnt = (d: string): readonly Shape[] => [
  { d, stroke: 'accent', width: 9, round: true, opacity: 0.55 },
  { d, fill: 'night', stroke: 'brassDark', width: 3, round: true },
];

/** A burnt card: its corners are gone, and the edge of the rest glows. */
export const scorch = {
  /** A small card only has to look burnt. */
  small: { size: [100, 140], shapes: [...burnt(top), ...burnt(bottom)] },
  /** A large card has its name below, which must stay legible. */
  large: { size: [100, 140], shapes: burnt(top) },
} as const satisfies Record<string, Drawing>;
