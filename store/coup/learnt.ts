import type { BotRoster } from '../../engine/core';
import { coupBots, isTrained, taughtBots, type Coup } from '../../engine/coup';

/** Coup’s bots with all that the trained ones have learnt, once it is here. */
let taught: BotRoster<Coup> | null = null;

/** Bots of whom these can decide: at once, where none of them is trained, or once what they have learnt is here. */
export const readyBots = (ids: readonly string[]): BotRoster<Coup> | Promise<BotRoster<Coup>> =>
  taught ?? (ids.some(isTrained) ? fetchLearnt() : coupBots);

async function fetchLearnt(): Promise<BotRoster<Coup>> {
  // eslint-disable-next-line no-restricted-syntax -- The table imports nothing, so it shares nothing that had to come first.
  const { table } = await import('../../engine/coup/bots/trained/table');
  return (taught ??= taughtBots(table));
}

/** The same before anybody asks, so that it is here where there is no network; a game that needs it asks again. */
export function fetchLearntAhead(): void {
  void fetchLearnt().catch(() => undefined);
}
