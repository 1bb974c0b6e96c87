import type { Seat } from '../../core/game';
import { actionRules } from '../actions';
import { livesOf } from '../hands';
import { roles, type Role } from '../roles';
import { isOut, others, type CoupState } from '../state';
import { handTable } from './handTable';
import { standingTable } from './standingTable';
import type { Purse, Strengths } from './strengths';

const mostCoins = 10;
const longestWait = 3;

/** Two, three, four, and more players. */
export const crowdOf = (living: number): number => Math.min(living, 5) - 2;

export const waitOf = (away: number): number => Math.min(away, longestWait);

/** How much of each part of a purse these coins fill. */
export const filled = (coins: number): readonly [1, number, number, number] => [
  1,
  Math.min(coins, mostCoins),
  coins >= actionRules.assassinate.cost ? 1 : 0,
  coins >= actionRules.coup.cost ? 1 : 0,
];

const purseStrength = (purse: Purse, coins: number): number => {
  const [one, coin, assassin, coup] = filled(coins);
  return purse[0] * one + purse[1] * coin + purse[2] * assassin + purse[3] * coup;
};

/** What there is to a hand, as numbers: how many of each role, and whether two are the same. */
export function handTraits(hand: readonly Role[]): readonly number[] {
  const [one, other] = hand;
  const isTwin = one !== undefined && one === other;
  return [...roles.map((role) => hand.filter((card) => card === role).length), isTwin ? 1 : 0];
}

/** What one's own hidden cards add. */
export function handStrength(living: number, hand: readonly Role[]): number {
  const row = handTable[crowdOf(living)];
  if (!row) return 0;
  const weights = [...row.cards, row.twin];
  return handTraits(hand).reduce((sum, trait, at) => sum + trait * (weights[at] ?? 0), 0);
}

/**
 * A seat's chance to win the game from the beginning of a turn: its strength beside that of the others. It knows lives,
 * coins and whose turn it is; `own` is what the seat's cards add. The numbers were fitted to games of bots (`npm run coach`).
 */
export function chanceToWin(state: CoupState, me: Seat, own = 0): number {
  const mine = state.players[me];
  if (!mine || isOut(mine)) return 0;
  if (state.stage.kind === 'over') return state.stage.winner === me ? 1 : 0;
  const living = [state.turn, ...others(state, state.turn)];
  const strengths = standingTable[crowdOf(living.length)];
  if (!strengths) return 1;
  let [all, ours] = [0, 0];
  living.forEach((seat, away) => {
    const player = state.players[seat];
    if (!player) return;
    const byCoins = livesOf(state.players, seat) > 1 ? strengths.two : strengths.one;
    const open = purseStrength(byCoins, player.coins) + (strengths.waits[waitOf(away)] ?? 0);
    const weight = Math.exp(seat === me ? open + own : open);
    all += weight;
    if (seat === me) ours = weight;
  });
  return ours / all;
}

/** A table in which everybody is alike. */
export const blankStrengths = (): Strengths => ({
  one: [0, 0, 0, 0],
  two: [0, 0, 0, 0],
  waits: Array.from({ length: longestWait + 1 }, () => 0),
});
