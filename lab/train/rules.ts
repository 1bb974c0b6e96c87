import { ruleBooks, type CoupSetup } from '../../engine/coup';
import type { Luck } from './luck';

/** The rules of a game on the fast table. */
export interface Rules {
  readonly players: number;
  readonly first: number;
  readonly copies: number;
  readonly inquisitor: boolean;
  readonly factions: boolean;
  readonly anarchist: boolean;
  readonly refunds: boolean;
  readonly bottom: boolean;
  readonly mayDecline: boolean;
  readonly mustSwap: boolean;
  readonly strict: boolean;
  readonly drafted: boolean;
  /** The first player has one coin less. */
  readonly oneCoin: boolean;
  /** Duels have rows of their own in the table. */
  readonly apart: boolean;
}

const copiesFor = (players: number) => (players <= 6 ? 3 : players <= 8 ? 4 : 5);

/** A table of the engine, as the rules of a simulated one. */
export function rulesOf({ book, players, first, options = {} }: CoupSetup): Rules {
  const rules = ruleBooks[book];
  const twoPlayers = players === 2 ? (options.twoPlayers ?? rules.twoPlayers[0] ?? 'plain') : 'plain';
  return {
    players,
    first,
    copies: copiesFor(players),
    inquisitor: options.sixth === 'inquisitor',
    factions: options.factions ?? false,
    anarchist: options.anarchist ?? false,
    refunds: rules.refundOnLostChallenge,
    bottom: rules.replacement === 'bottomAtEndOfTurn',
    mayDecline: rules.mayDeclineProof,
    mustSwap: rules.examine === 'mustSwap',
    strict: options.strictDoubleDanger ?? false,
    drafted: twoPlayers === 'draft',
    oneCoin: twoPlayers === 'oneCoin',
    apart: false,
  };
}

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

/** The share of tables with more than the classic game: parties, the Anarchist, the Inquisitor, more people. */
const more = 0.2;

/** Random rules, except for those that are given. */
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
    copies: copiesFor(players),
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
