import { toldBy, unseen } from './counting';
import { at, holds, livesOf, place, type Cells } from './layout';

export function living(cells: Cells): number {
  let count = 0;
  for (let seat = 0; seat < at(cells, place.players); seat++) if (livesOf(cells, seat) > 0) count++;
  return count;
}

export const upTo = (value: number, most: number): number => (value > most ? most : value);

export const few = (coins: number): number => (coins < 3 ? 0 : coins < 7 ? 1 : 2);

export const isSaid = (cells: Cells, seat: number, part: number): number =>
  toldBy(cells, seat, part) > 0 ? 1 : 0;

/** Somebody who does not have it cannot have it either: every copy lies in sight. */
export const isHopeless = (cells: Cells, me: number, part: number): boolean =>
  !holds(cells, me, part) && unseen(cells, me, part) === 0;

/** One's own coins between two: what they pay for, now or after one more turn. */
export const purse = (coins: number): number => (coins < 3 ? 0 : coins < 5 ? 1 : coins < 7 ? 2 : 3);
