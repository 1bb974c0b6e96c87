import type { Way } from '../setup/way';

/** Where a running match lies: every game keeps one that is played together and one that is played alone. */
export interface Slot<Id extends string = string> {
  readonly game: Id;
  readonly way: Way;
}

const keyEnding: Readonly<Record<Way, string>> = { together: '', alone: '.alone' };

export const slotKey = ({ game, way }: Slot): string => `underTheTable.match.${game}${keyEnding[way]}`;
