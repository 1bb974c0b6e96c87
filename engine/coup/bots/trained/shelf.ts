import { decodeTable, type Printed, type Table } from './decode';
import type { PrintedDuels } from './duels';

export interface PrintedLearnt {
  /** What was learnt in play. */
  readonly keen: Printed;
  /** The same between two, and against whoever learns to play against it. */
  readonly wary: Printed;
  /** Duels of one card each. */
  readonly duels: PrintedDuels;
}

export interface Learnt {
  readonly keen: Table;
  readonly wary: Table;
  readonly duels: PrintedDuels;
}

/** What was learnt is too large to come with the engine: whoever lets trained bots play puts it here first. */
let shelved: Learnt | null = null;

export function shelve({ keen, wary, duels }: PrintedLearnt): void {
  shelved ??= { keen: decodeTable(keen), wary: decodeTable(wary), duels };
}

/** Never a stand-in: the same record must think the same. */
export function learntTable(): Learnt {
  if (!shelved) throw new Error('The table of the trained bots has not been fetched.');
  return shelved;
}
