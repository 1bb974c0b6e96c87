import type { BotId } from './options';

/** What the bots of one kind did, over all games. */
export interface Deeds {
  claims: number;
  bluffs: number;
  caught: number;
  challenges: number;
  right: number;
}

export type Tally = Map<BotId, Deeds>;

export function counted(tally: Tally, bot: BotId, deed: keyof Deeds): void {
  deedsOf(tally, bot)[deed]++;
}

export function deedsOf(tally: Tally, bot: BotId): Deeds {
  const found = tally.get(bot);
  if (found) return found;
  const none: Deeds = { claims: 0, bluffs: 0, caught: 0, challenges: 0, right: 0 };
  tally.set(bot, none);
  return none;
}

const z95 = 1.959964;

/** Wilson's interval: where the true rate lies, 19 times out of 20. It keeps its head near 0 and 1. */
export function wilson(successes: number, trials: number): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const rate = successes / trials;
  const spread = z95 ** 2 / trials;
  const middle = rate + spread / 2;
  const half = z95 * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials));
  return [Math.max(0, (middle - half) / (1 + spread)), Math.min(1, (middle + half) / (1 + spread))];
}
