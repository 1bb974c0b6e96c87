import type { Seat } from '../core/game';
import { actionRules, costOf, mustCoupAt, type Action, type Target } from './actions';
import { coinsOf } from './hands';
import { areFellows, type Member } from './parties';
import { isOut, type CoupState } from './state';

/** What everybody sees and every action depends on. A `CoupView` is one as it stands. */
export interface OpenTable extends Pick<CoupState, 'sixth' | 'factions' | 'anarchist' | 'turn' | 'reserve'> {
  readonly seats: readonly (Member & { readonly coins: number })[];
}

/** What stands in the way of an action. It follows from open cards and coins alone, so it says nothing about a hand. */
export type Obstacle =
  | { readonly why: 'coins'; readonly needs: number }
  | {
      readonly why:
        | 'notInThisGame'
        | 'mustCoup'
        | 'emptyReserve'
        /** Nobody has coins, or only party-fellows have. */
        | 'nobodyToRob'
        | 'onlyFellows'
        /** C-30: out of the game, or the acting player themselves. */
        | 'outOfReach'
        | 'fellow'
        | 'noCoins';
    };

export const openTable = ({ sixth, factions, anarchist, turn, reserve, players }: CoupState): OpenTable => ({
  sixth,
  factions,
  anarchist,
  turn,
  reserve,
  seats: players,
});

/**
 * What keeps the player whose turn it is from an action, or from aiming it at this seat; null if nothing does. Asked
 * without a target about an action that needs one, it says why there is nobody to aim at.
 */
export function obstacle(table: OpenTable, action: Action, target?: Seat): Obstacle | null {
  const general = generalObstacle(table, action);
  if (general !== null || actionRules[action].target === 'nobody') return general;
  return target === undefined ? noTarget(table, action) : obstacleAt(table, action, target);
}

/** Whom an action could be aimed at if nothing else stood in the way: the living, and oneself only to convert (FP-R07). */
export function seatsInReach(table: OpenTable, action: Action): readonly Seat[] {
  const aim = actionRules[action].target;
  return seatsWhere(table, (seat) => isInReach(table, aim, seat));
}

/** Whom it can be aimed at now. */
export function targetsOf(table: OpenTable, action: Action): readonly Seat[] {
  if (generalObstacle(table, action) !== null) return [];
  return seatsWhere(table, (seat) => obstacleAt(table, action, seat) === null);
}

// Met at every turn while moves are listed, so each is made once.
const notInThisGame: Obstacle = { why: 'notInThisGame' };
const mustCoup: Obstacle = { why: 'mustCoup' };
const outOfReach: Obstacle = { why: 'outOfReach' };
const fellow: Obstacle = { why: 'fellow' };

function generalObstacle(table: OpenTable, action: Action): Obstacle | null {
  if (!isInTheGame(table, action)) return notInThisGame;
  const coins = coinsOf(table.seats, table.turn);
  // C-35: a forced coup leaves nothing else.
  if (coins >= mustCoupAt && action !== 'coup') return mustCoup;
  const { cost } = actionRules[action];
  if (coins < cost) return { why: 'coins', needs: cost };
  // C-43.
  if (action === 'embezzle' && table.reserve === 0) return { why: 'emptyReserve' };
  return null;
}

function isInTheGame({ sixth, factions, anarchist }: OpenTable, action: Action): boolean {
  switch (action) {
    case 'examine':
      return sixth === 'inquisitor';
    case 'convert':
    case 'embezzle':
      return factions;
    case 'bomb':
      return anarchist;
    default:
      return true;
  }
}

function obstacleAt(table: OpenTable, action: Action, target: Seat): Obstacle | null {
  const { seats, turn } = table;
  const aim = actionRules[action].target;
  if (!isInReach(table, aim, target)) return outOfReach;
  const needs = costOf(action, turn, target);
  if (coinsOf(seats, turn) < needs) return { why: 'coins', needs };
  const sparesFellows = aim === 'rival' || aim === 'rivalWithCoins';
  if (sparesFellows && areFellows(seats, turn, target)) return fellow;
  // C-24: there must be something to steal.
  if (aim === 'rivalWithCoins' && coinsOf(seats, target) === 0) return { why: 'noCoins' };
  return null;
}

/** Only a robbery can find nobody: a coup always has a target (C-34), and what may go to fellows finds one too. */
function noTarget(table: OpenTable, action: Action): Obstacle | null {
  if (targetsOf(table, action).length > 0) return null;
  const isSpared = (seat: Seat) =>
    coinsOf(table.seats, seat) > 0 && areFellows(table.seats, table.turn, seat);
  return { why: seatsInReach(table, action).some(isSpared) ? 'onlyFellows' : 'nobodyToRob' };
}

function isInReach({ seats, turn }: OpenTable, aim: Target, seat: Seat): boolean {
  if (aim === 'nobody' || (seat === turn && aim !== 'anybody')) return false;
  const player = seats[seat];
  return player !== undefined && !isOut(player);
}

function seatsWhere({ seats }: OpenTable, isWanted: (seat: Seat) => boolean): readonly Seat[] {
  const wanted: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat++) if (isWanted(seat)) wanted.push(seat);
  return wanted;
}
