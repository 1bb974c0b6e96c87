import type { Luck } from './luck';
import type { Rules } from './rules';

const crowds: readonly (readonly [players: number, share: number])[] = [
  [2, 0.3],
  [3, 0.1],
  [4, 0.32],
  [5, 0.08],
  [6, 0.2],
];

function playersBy(luck: Luck): number {
  let left = luck.part();
  for (const [players, share] of crowds) {
    if (left < share) return players;
    left -= share;
  }
  return 2;
}

/** How many tables have more than the classic game: parties, the Anarchist, the Inquisitor, more people. */
const more = 0.2;

/** A table drawn by luck, except for what is given. */
export function rulesBy(luck: Luck, settled: Partial<Rules> = {}): Rules {
  const isPlus = luck.part() < more;
  const russian = luck.part() < 0.25;
  const wide = isPlus && luck.part() < 0.12;
  const players = settled.players ?? (wide ? 7 + luck.below(4) : playersBy(luck));
  const opening = players > 2 ? 0 : luck.part();
  const drafted = opening > 0.6;
  return {
    players,
    first: luck.below(players),
    copies: players <= 6 ? 3 : players <= 8 ? 4 : 5,
    inquisitor: isPlus && luck.part() < 0.6,
    factions: isPlus && players > 2 && luck.part() < 0.5,
    anarchist: isPlus && luck.part() < 0.5,
    refunds: !russian,
    bottom: russian,
    mayDecline: !russian,
    mustSwap: russian,
    strict: luck.part() < 0.25,
    drafted,
    oneCoin: !drafted && opening > 0.4,
    apart: false,
    ...settled,
  };
}

/** The classic game, with nothing added and nothing special between two. */
export const classic: Partial<Rules> = {
  inquisitor: false,
  factions: false,
  anarchist: false,
  refunds: true,
  bottom: false,
  mayDecline: true,
  mustSwap: false,
  drafted: false,
  oneCoin: false,
};
