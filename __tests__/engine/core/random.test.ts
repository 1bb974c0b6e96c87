import fc from 'fast-check';
import { below, seeded, shuffled, draw32, type Random } from '../../../engine/core/random';
import { suspicious, unevenness } from './spread';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** The number that undoes multiplying by an odd one, modulo 2³² (Newton's way). */
function inverseOf(odd: number): number {
  let inverse = odd;
  for (let step = 0; step < 5; step++) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}

function drawn(count: number, bound: number, from: Random): number[] {
  const values: number[] = [];
  let random = from;
  while (values.length < count) {
    const [value, rest] = below(bound, random);
    values.push(value);
    random = rest;
  }
  return values;
}

describe('xoshiro128**', () => {
  test('gives the published sequence for the state 1, 2, 3, 4', () => {
    const first: number[] = [];
    let random: Random = [1, 2, 3, 4];
    for (let i = 0; i < 10; i++) {
      const [value, rest] = draw32(random);
      first.push(value);
      random = rest;
    }
    expect(first).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('is plain data that survives being saved', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seeded(seed);
        expect(JSON.parse(JSON.stringify(random))).toEqual(random);
        expect(random.every((part) => Number.isInteger(part) && part >= 0 && part < 2 ** 32)).toBe(true);
      }),
    );
  });

  test('neighbouring seeds have nothing to do with each other', () => {
    const firsts = Array.from({ length: 10_000 }, (_, seed) => below(10, seeded(seed))[0]);
    const counts = Array.from({ length: 10 }, (_, value) => firsts.filter((first) => first === value).length);
    expect(unevenness(counts)).toBeLessThan(suspicious(10));
  });
});

describe('below', () => {
  test('stays below its bound and reaches every value', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 12 }), (seed, bound) => {
        const values = new Set(drawn(400, bound, seeded(seed)));
        expect([...values].sort((a, b) => a - b)).toEqual(Array.from({ length: bound }, (_, value) => value));
      }),
    );
  });

  test('has no bias where the bound does not divide 2³²: three quarters of it would show at once', () => {
    const bound = 3 * 2 ** 30;
    const values = drawn(30_000, bound, seeded(7));
    const thirds = [0, 1, 2].map(
      (third) => values.filter((value) => Math.floor(value / 2 ** 30) === third).length,
    );
    expect(unevenness(thirds)).toBeLessThan(suspicious(3));
  });
});

describe('the uneven tail', () => {
  const bound = 3 * 2 ** 30;
  /** A generator whose next number is this one: what `draw32` does to its second part, done backwards. */
  const about = (value: number): Random => {
    const rotated = Math.imul(value, inverseOf(9));
    return [1, Math.imul((rotated >>> 7) | (rotated << 25), inverseOf(5)) >>> 0, 2, 3];
  };

  test('begins right after the last even number: that one is taken as it is, the next is drawn again', () => {
    const [last, first] = [about(bound - 1), about(bound)];
    expect([draw32(last)[0], draw32(first)[0]]).toEqual([bound - 1, bound]);
    expect(below(bound, last)).toEqual([bound - 1, draw32(last)[1]]);
    expect(below(bound, first)).toEqual(below(bound, draw32(first)[1]));
  });
});

describe('shuffled', () => {
  test('keeps every card, and leaves the given deck as it was', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, cards) => {
        const before = [...cards];
        const [order] = shuffled(cards, seeded(seed));
        expect([...order].sort()).toEqual([...cards].sort());
        expect(cards).toEqual(before);
      }),
    );
  });

  test('is the same for the same seed', () => {
    expect(shuffled([1, 2, 3, 4, 5, 6], seeded(42))).toEqual(shuffled([1, 2, 3, 4, 5, 6], seeded(42)));
  });

  test('each of the 24 orders of four cards comes equally often', () => {
    const counts = new Map<string, number>();
    let random = seeded(2026);
    for (let deal = 0; deal < 48_000; deal++) {
      const [order, rest] = shuffled(['a', 'b', 'c', 'd'], random);
      counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
      random = rest;
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(suspicious(24));
  });
});
