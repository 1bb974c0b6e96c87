import {
  at,
  hiddenCard,
  ledger,
  livesOf,
  own,
  place,
  seatAt,
  stage,
  steal,
  type Cells,
} from '../../engine/coup/lab';
import type { Court } from './court';

/** How a turn goes on, as the engine's `Afterwards`; `waits`: somebody is asked first. */
export const [waits, actionStands, blockStands, bombStands, takesEffect, nextTurn] = [
  -1, 0, 1, 2, 3, 4,
] as const;

/** Asks a seat that has a choice; the turn goes on afterwards. */
export function loseInfluence(court: Court, seat: number, then: number): number {
  const { cells } = court;
  if (livesOf(cells, seat) === 1) return lose(court, seat, hiddenCard(cells, seat, 0) >= 0 ? 0 : 1, then);
  cells[place.stage] = stage.lose;
  cells[place.asked] = seat;
  cells[place.then] = then;
  return waits;
}

export function lose(court: Court, seat: number, card: number, then: number): number {
  turnUp(court, seat, card);
  const { cells } = court;
  if (livesOf(cells, seat) === 0 && !owesTheThief(cells, seat)) cells[seatAt(seat)] = 0;
  return then;
}

const owesTheThief = (cells: Cells, seat: number): boolean =>
  at(cells, place.action) === steal && at(cells, place.target) === seat;

export function turnUp(court: Court, seat: number, card: number): void {
  const { cells } = court;
  const from = seatAt(seat);
  const part = at(cells, from + own.card + card);
  cells[from + own.faceUp + card] = 1;
  cells[from + own.lives] = at(cells, from + own.lives) - 1;
  cells[place.open + part] = at(cells, place.open + part) + 1;
  ledger.loses(cells, from + own.ledger, part);
  if (at(cells, place.exposed) > 0) court.isNoLongerExposed(seat, card);
}
