import type { Seat } from '../../core/game';
import { actionRules } from '../actions';
import { handOf } from '../hands';
import { placeOf, roles, type Role } from '../roles';
import { isOut, others, type CoupState } from '../state';
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

/** What one's own hidden cards add. */
export function handStrength({ cards, twin }: Strengths, hand: readonly Role[]): number {
  const [one, other] = hand;
  const sum = hand.reduce((all, role) => all + (cards[placeOf[role]] ?? 0), 0);
  return one !== undefined && one === other ? sum + twin : sum;
}

/**
 * A seat's chance to win the game from the beginning of a turn: its strength beside that of the others. It knows lives,
 * coins, whose turn it is and the seat's own cards. The numbers were fitted to games of bots (`npm run coach`).
 */
export function chanceToWin(state: CoupState, me: Seat, table: readonly Strengths[] = standingTable): number {
  const mine = state.players[me];
  if (!mine || isOut(mine)) return 0;
  if (state.stage.kind === 'over') return state.stage.winner === me ? 1 : 0;
  const living = [state.turn, ...others(state, state.turn)];
  const strengths = table[crowdOf(living.length)];
  if (!strengths) return 1;
  let [all, own] = [0, 0];
  living.forEach((seat, away) => {
    const player = state.players[seat];
    if (!player) return;
    const hand = handOf(state.players, seat);
    const byCoins = hand.length > 1 ? strengths.two : strengths.one;
    const open = purseStrength(byCoins, player.coins) + (strengths.waits[waitOf(away)] ?? 0);
    const weight = Math.exp(open + (seat === me ? handStrength(strengths, hand) : 0));
    all += weight;
    if (seat === me) own = weight;
  });
  return own / all;
}

/** A table in which everybody is alike. */
export const blankStrengths = (): Strengths => ({
  one: [0, 0, 0, 0],
  two: [0, 0, 0, 0],
  waits: Array.from({ length: longestWait + 1 }, () => 0),
  cards: roles.map(() => 0),
  twin: 0,
});
