/**
 * The game's own luck: xoshiro128**, seeded through SplitMix32. Its state is four plain numbers, so that it
 * lies in the game's state, is saved with it and replays to the same cards.
 */
export type Random = readonly [number, number, number, number];

/** A drawn value and the generator as it stands afterwards; the given one is never changed. */
export type Drawn<T> = readonly [value: T, rest: Random];

const rotateLeft = (x: number, by: number) => (x << by) | (x >>> (32 - by));

export function seeded(seed: number): Random {
  let counter = seed | 0;
  const splitMix32 = () => {
    counter = (counter + 0x9e3779b9) | 0;
    let z = counter ^ (counter >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  return [splitMix32(), splitMix32(), splitMix32(), splitMix32()];
}

/** A whole number from 0 to 2³² − 1. */
export function draw32([a, b, c, d]: Random): Drawn<number> {
  const value = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
  const third = c ^ a;
  const fourth = d ^ b;
  return [
    value,
    [(a ^ fourth) >>> 0, (b ^ third) >>> 0, (third ^ (b << 9)) >>> 0, rotateLeft(fourth, 11) >>> 0],
  ];
}

/** A whole number below `bound`, each equally likely: numbers from the uneven tail are drawn again. */
export function below(bound: number, random: Random): Drawn<number> {
  const even = 2 ** 32 - (2 ** 32 % bound);
  let [value, rest] = draw32(random);
  while (value >= even) [value, rest] = draw32(rest);
  return [value % bound, rest];
}

/** Fisher–Yates: every order equally likely. */
export function shuffled<T>(items: readonly T[], random: Random): Drawn<readonly T[]> {
  const order = [...items];
  let rest = random;
  for (let last = order.length - 1; last > 0; last--) {
    const [pick, next] = below(last + 1, rest);
    [order[last], order[pick]] = [order[pick] as T, order[last] as T];
    rest = next;
  }
  return [order, rest];
}

/** One of them, each equally likely. */
export function anyOf<T>(items: readonly T[], random: Random): Drawn<T> {
  if (items.length === 0) throw new RangeError('There is nothing to choose from.');
  const [at, rest] = below(items.length, random);
  return [items[at] as T, rest];
}
