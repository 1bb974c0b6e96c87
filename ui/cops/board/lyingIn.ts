import type { TFunction } from 'i18next';
import type { CopsView } from '../../../engine/cops';

export type LyingThing = 'guns' | 'deck' | 'spare' | 'clockwise' | 'anticlockwise';

interface Lies {
  readonly thing: LyingThing;
  /** Null for what is not counted. */
  readonly count: number | null;
  readonly words: string;
}

/** What lies in the middle and belongs to nobody, and which way play goes, each with what it is. */
export function lyingIn(t: TFunction, { variant, guns, deck, spare, direction }: CopsView): readonly Lies[] {
  const counted = (thing: 'guns' | 'deck' | 'spare', count: number): Lies => ({
    thing,
    count,
    words: t(`cops.board.${thing}`, { count }),
  });
  const way = direction === 1 ? 'clockwise' : 'anticlockwise';
  return [
    ...(variant === 'base' ? [counted('guns', guns)] : []),
    counted('deck', deck),
    ...(spare > 0 ? [counted('spare', spare)] : []),
    { thing: way, count: null, words: t(`cops.board.${way}`) },
  ];
}
