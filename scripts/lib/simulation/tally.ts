/** How often the bots of each kind did what is counted, over all games. */
export type Tally = Map<string, Map<string, number>>;

export function count(tally: Tally, bot: string, deed: string): void {
  const deeds = tally.get(bot) ?? new Map<string, number>();
  deeds.set(deed, (deeds.get(deed) ?? 0) + 1);
  tally.set(bot, deeds);
}

export const countOf = (tally: Tally, bot: string, deed: string): number => tally.get(bot)?.get(deed) ?? 0;

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
