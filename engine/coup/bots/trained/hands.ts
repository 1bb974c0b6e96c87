import { at, hiddenCard, place, type Cells } from './layout';

/** Pairs first, then single cards. */
export function handNumber(first: number, second: number): number {
  if (first < 0 || second < 0) return 15 + Math.max(first, second);
  const [low, high] = first < second ? [first, second] : [second, first];
  return at(pairsFrom, low) + high - low;
}

const pairsFrom: readonly number[] = [0, 5, 9, 12, 14];

export const ownHand = (cells: Cells, me: number): number =>
  handNumber(hiddenCard(cells, me, 0), hiddenCard(cells, me, 1));

/** What a player may keep in an exchange: their own hidden cards first, then those drawn. Returns how many there are. */
export function offered(cells: Cells, me: number, into: number[]): number {
  let count = 0;
  for (let card = 0; card < 2; card++) {
    const part = hiddenCard(cells, me, card);
    if (part >= 0) into[count++] = part;
  }
  for (let card = 0; card < 2; card++) {
    const part = at(cells, place.drawn + card);
    if (part >= 0) into[count++] = part;
  }
  return count;
}
