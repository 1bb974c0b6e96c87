import { cardShare } from './cardShape';

export interface CardsPlace {
  readonly count: number;
  /** The place they all lie in. */
  readonly across: number;
  readonly height: number;
  /** Between two of them. */
  readonly gap: number;
  /** The frame on both sides of each. */
  readonly frame: number;
  /** Words below each: how high, and how wide at least. */
  readonly words: { readonly height: number; readonly width: number };
}

/** The width at which cards are largest in a place, in as many rows as that takes; two are always side by side. */
export const widthOfCards = (place: CardsPlace): number =>
  Math.max(...Array.from({ length: Math.ceil(place.count / 2) }, (_, more) => widthInRows(place, more + 1)));

/** Their width in so many rows; 0 where their words have no room side by side. */
export function widthInRows({ count, across, height, gap, frame, words }: CardsPlace, rows: number): number {
  const abreast = Math.ceil(count / rows);
  const wide = Math.floor((across + gap) / abreast - gap - frame);
  const high = (height + gap) / rows - gap - frame - words.height;
  return abreast > 1 && wide < words.width ? 0 : Math.min(wide, Math.floor(high / cardShare));
}
