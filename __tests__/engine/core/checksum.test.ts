import fc from 'fast-check';
import { canonical, checksum } from '../../../engine/core/checksum';

const json = fc.jsonValue({ maxDepth: 4 });

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, turned(item)])
      .reverse(),
  );
}

describe('canonical text', () => {
  test('is JSON of the same value', () => {
    fc.assert(
      fc.property(json, (value) =>
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    );
  });

  test('does not depend on the order of keys', () => {
    fc.assert(fc.property(json, (value) => expect(canonical(turned(value))).toBe(canonical(value))));
  });

  test('has keys in order, and everything else as it stands', () => {
    expect(canonical({ b: [2, 1, null, 'x"'], a: { d: false, c: 'é' }, Z: {}, '10': 1, '9': [] })).toBe(
      '{"10":1,"9":[],"Z":{},"a":{"c":"é","d":false},"b":[2,1,null,"x\\""]}',
    );
  });

  test('leaves out what JSON leaves out', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  test('tells values apart that are not the same', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        fc.pre(JSON.stringify(turned(turned(one))) !== JSON.stringify(turned(turned(other))));
        const same = canonical(one) === canonical(other);
        expect(same).toBe(
          JSON.stringify(JSON.parse(canonical(one))) === JSON.stringify(JSON.parse(canonical(other))),
        );
      }),
    );
    expect(canonical([1, 23])).not.toBe(canonical([12, 3]));
    expect(canonical({ a: '1' })).not.toBe(canonical({ a: 1 }));
  });
});

describe('checksum', () => {
  // Reckoned elsewhere, of the texts "", 0, [] and {"a":1}.
  test('is FNV-1a of the canonical text', () => {
    expect(checksum('')).toBe('ffcaaa85');
    expect(checksum(0)).toBe('350ca8af');
    expect(checksum([])).toBe('741638a5');
    expect(checksum({ a: 1 })).toBe('8b9e4511');
  });

  test('is eight hexadecimal digits, whatever the value', () => {
    fc.assert(fc.property(json, (value) => expect(checksum(value)).toMatch(/^[0-9a-f]{8}$/)));
    const short = Array.from({ length: 1_000 }, (_, number) => checksum(number)).filter((sum) =>
      sum.startsWith('0'),
    );
    expect(short.length).toBeGreaterThan(0);
    expect(short.every((sum) => sum.length === 8)).toBe(true);
  });

  test('is the same for equal values and notices a single letter', () => {
    fc.assert(
      fc.property(json, fc.string(), fc.string({ minLength: 1, maxLength: 1 }), (value, text, letter) => {
        expect(checksum(turned(value))).toBe(checksum(value));
        expect(checksum(`${text}${letter}`)).not.toBe(checksum(text));
      }),
    );
  });

  test('spreads: of ten thousand numbers no two share one', () => {
    expect(new Set(Array.from({ length: 10_000 }, (_, number) => checksum(number))).size).toBe(10_000);
  });
});
