import { isTrained, shelve } from '../../engine/coup';

let isHere = false;

/** Fetches what trained bots have learnt; null if nobody at the table needs it, or it is here. */
export function fetchLearnt(bots: readonly string[]): Promise<void> | null {
  return isHere || !bots.some(isTrained) ? null : fetchTable();
}

async function fetchTable(): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- The table imports nothing, so it shares nothing that had to come first.
  const { table } = await import('../../engine/coup/bots/trained/table');
  shelve(table);
  isHere = true;
}

/** The same before anybody asks, so that it is here where there is no network; whoever needs it asks again. */
export function fetchLearntAhead(): void {
  void fetchTable().catch(() => undefined);
}
