import type { Line } from './lines';

/** The steps at which a turn begins: the headings, but for the deal's. */
export const turnsIn = (lines: readonly Line[]): readonly number[] =>
  lines
    .filter(({ kind }) => kind === 'turn')
    .slice(1)
    .map(({ step }) => step);
