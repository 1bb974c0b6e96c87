import { anyOf, below, seeded, type Random } from '../../../engine';

/** Random numbers in a row: everything a soak does follows from their seed. */
export interface Luck {
  below(bound: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
  /** True once in `times` cases. */
  oneIn(times: number): boolean;
}

export function luckFrom(seed: number): Luck {
  let random: Random = seeded(seed);
  const drawn = <Value>([value, rest]: readonly [Value, Random]): Value => {
    random = rest;
    return value;
  };
  return {
    below: (bound) => drawn(below(bound, random)),
    oneOf: (items) => drawn(anyOf(items, random)),
    oneIn: (times) => drawn(below(times, random)) === 0,
  };
}
