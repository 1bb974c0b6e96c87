import {
  assassinate,
  at,
  coinsOf,
  convert,
  coup,
  embezzle,
  examine,
  exchange,
  foreignAid,
  hiddenCard,
  income,
  livesOf,
  own,
  place,
  seatAt,
  stage,
  steal,
  tax,
  type Cells,
} from '../../engine/coup/lab';
import type { Court } from './court';
import { mayReceive } from './legal';
import { loseInfluence, nextTurn, waits } from './losing';

/** Carries out an action that nobody has stopped. */
export function takeEffect(court: Court): number {
  const { cells } = court;
  const turn = at(cells, place.turn);
  const target = at(cells, place.target);
  const isThere = target >= 0 && livesOf(cells, target) > 0;
  switch (at(cells, place.action)) {
    case income:
      return gain(cells, turn, 1);
    case foreignAid:
      return gain(cells, turn, 2);
    case tax:
      return gain(cells, turn, 3);
    case coup:
    case assassinate:
      return isThere ? loseInfluence(court, target, nextTurn) : nextTurn;
    case steal:
      rob(cells, target);
      return nextTurn;
    case exchange:
      cells[place.drawn] = court.draw();
      cells[place.drawn + 1] = at(cells, place.inquisitor) === 1 ? -1 : court.draw();
      return asks(cells, stage.keep, turn);
    case examine:
      if (!isThere) return nextTurn;
      if (livesOf(cells, target) === 1) return show(cells, hiddenCard(cells, target, 0) >= 0 ? 0 : 1);
      return asks(cells, stage.show, target);
    case convert:
      if (isThere) cells[seatAt(target) + own.party] = 1 - at(cells, seatAt(target) + own.party);
      return nextTurn;
    case embezzle: {
      const coins = at(cells, place.reserve);
      cells[place.reserve] = 0;
      return gain(cells, turn, coins);
    }
    default:
      return isThere ? giveBomb(cells, target) : nextTurn;
  }
}

function asks(cells: Cells, what: number, seat: number): number {
  cells[place.stage] = what;
  cells[place.asked] = seat;
  return waits;
}

function gain(cells: Cells, seat: number, coins: number): number {
  cells[seatAt(seat)] = coinsOf(cells, seat) + coins;
  return nextTurn;
}

/** C-12: a victim who is out is robbed first and forfeits the rest. */
export function rob(cells: Cells, target: number): void {
  const turn = at(cells, place.turn);
  const coins = Math.min(2, coinsOf(cells, target));
  cells[seatAt(turn)] = coinsOf(cells, turn) + coins;
  cells[seatAt(target)] = livesOf(cells, target) > 0 ? coinsOf(cells, target) - coins : 0;
}

export function show(cells: Cells, card: number): number {
  cells[place.shown] = card;
  return asks(cells, stage.examine, at(cells, place.turn));
}

// — the bomb —

export function giveBomb(cells: Cells, to: number): number {
  cells[place.bombHolder] = to;
  cells[place.bombReceived] = at(cells, place.bombReceived) | (1 << to);
  cells[place.bombPass] = -1;
  return asks(cells, stage.bomb, to);
}

/** The claim about the bomb stands: it is defused, or passed on. */
export function afterBombClaim(cells: Cells): number {
  const to = at(cells, place.bombPass);
  if (to < 0) return nextTurn;
  if (livesOf(cells, to) > 0) return giveBomb(cells, to);
  for (let seat = 0; seat < at(cells, place.players); seat++)
    if (mayReceive(cells, seat)) return asks(cells, stage.redirect, at(cells, place.bombHolder));
  return nextTurn;
}
