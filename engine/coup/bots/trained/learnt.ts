import { decodeTable, type Printed, type Table } from './decode';
import type { PrintedDuels } from './duels';

/** All that trained bots have learnt, as it is kept: too large to come with the engine, so it is handed to them. */
export interface PrintedLearnt {
  /** What was learnt in play. */
  readonly keen: Printed;
  /** The same between two, and against players who learn to beat it. */
  readonly wary: Printed;
  /** Duels of one card each. */
  readonly duels: PrintedDuels;
}

/** The same, as it is read. */
export interface Learnt {
  readonly keen: Table;
  readonly wary: Table;
  readonly duels: PrintedDuels;
}

export const learntFrom = ({ keen, wary, duels }: PrintedLearnt): Learnt => ({
  keen: decodeTable(keen),
  wary: decodeTable(wary),
  duels,
});
