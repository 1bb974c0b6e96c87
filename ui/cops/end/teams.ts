import type { Seat } from '../../../engine/core';
import { ledBy, teamOf, type CopsState, type Team } from '../../../engine/cops';

export type Side = Team | 'band';

const boardOf = ({ players }: CopsState, seat: Seat) =>
  players[seat] ?? { status: 'band', cards: [], attached: [] };

/** V-17: with whom a player was when the game ended. */
export function sideOf(state: CopsState, seat: Seat): Side {
  const board = boardOf(state, seat);
  return board.status === 'band' ? 'band' : teamOf(board);
}

/** Planted Evidence has put a player on the other side than their cards. */
export function isTurnedRound(state: CopsState, seat: Seat): boolean {
  const board = boardOf(state, seat);
  return board.status !== 'band' && ledBy(board) === null && board.attached.includes('plantedEvidence');
}
