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
export function widthOfCards({ count, across, height, gap, frame, words }: CardsPlace): number {
  const inRows = (rows: number) => {
    const abreast = Math.ceil(count / rows);
    const wide = Math.floor((across + gap) / abreast - gap - frame);
    const high = (height + gap) / rows - gap - frame - words.height;
    return abreast > 1 && wide < words.width ? 0 : Math.min(wide, Math.floor(high / cardShare));
  };
  return Math.max(...Array.from({ length: Math.ceil(count / 2) }, (_, more) => inRows(more + 1)));
}
