import { handNumber, ownHand, offered } from './hands';
import {
  assassin,
  at,
  captain,
  contessa,
  duke,
  hiddenCard,
  livesOf,
  parts,
  place,
  type Cells,
} from './layout';
import { isSaid, living, upTo } from './standing';

/** Which cards to lose, to show, to keep: rows by the cards, whatever their order, and by how many are left. */

const crowd = (cells: Cells): number => upTo(living(cells), 4) - 2;

export const openCards = (cells: Cells, me: number): number =>
  (1 << hiddenCard(cells, me, 0)) | (1 << hiddenCard(cells, me, 1));

export function rowToLose(cells: Cells, me: number): number {
  const said =
    isSaid(cells, me, duke) +
    2 * isSaid(cells, me, assassin) +
    4 * isSaid(cells, me, captain) +
    8 * isSaid(cells, me, contessa);
  return rowToShow(cells, me) * 16 + said;
}

export const rowToShow = (cells: Cells, me: number): number => ownHand(cells, me) * 3 + crowd(cells);

/** Room for what lies before somebody who exchanges. */
const before: number[] = [0, 0, 0, 0];

export function openHands(cells: Cells, me: number): number {
  const count = offered(cells, me, before);
  const lives = livesOf(cells, me);
  let open = 0;
  for (let one = 0; one < count; one++) {
    if (lives === 1) open |= 1 << handNumber(at(before, one), -1);
    else
      for (let other = 0; other < one; other++) open |= 1 << handNumber(at(before, one), at(before, other));
  }
  return open;
}

export function rowToKeep(cells: Cells, me: number): number {
  const count = offered(cells, me, before);
  const counts = [0, 0, 0, 0, 0];
  for (let one = 0; one < count; one++) counts[at(before, one)] = at(counts, at(before, one)) + 1;
  let cards = 0;
  for (let part = 0; part < parts; part++)
    for (let copy = 0; copy < at(counts, part); copy++) cards = cards * 6 + part + 1;
  return cards * 3 + crowd(cells);
}

export const openAfterLooking = (cells: Cells): number => (at(cells, place.mustSwap) === 1 ? 0b10 : 0b11);

export function rowAfterLooking(cells: Cells): number {
  const target = at(cells, place.target);
  const part = hiddenCard(cells, target, at(cells, place.shown));
  return (part * 2 + livesOf(cells, target) - 1) * 3 + crowd(cells);
}
