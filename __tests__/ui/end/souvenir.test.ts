import { brokenInto, fitted } from '../../../ui/end/souvenir/lines';
import { bearersOf } from '../../../ui/end/souvenir/souvenir';

describe('an honour', () => {
  const counts = { bluffs: [3, 4, 0], found: [0, 3, 0], coups: [1, 1, 1] };

  test('goes to whoever did it most, and what does not count is left out', () => {
    expect(bearersOf({ of: 'bluffs' }, counts)).toEqual({ seats: [1], count: 4 });
    expect(bearersOf({ of: 'bluffs', less: 'found' }, counts)).toEqual({ seats: [0], count: 3 });
  });

  test('is shared by two, and is nobody’s where a crowd did as much, or nobody did anything', () => {
    expect(bearersOf({ of: 'found' }, { found: [2, 0, 2] })).toEqual({ seats: [0, 2], count: 2 });
    expect(bearersOf({ of: 'coups' }, counts)).toBeNull();
    expect(bearersOf({ of: 'coups' }, { coups: [0, 0] })).toBeNull();
    expect(bearersOf({ of: 'shots' }, counts)).toBeNull();
  });
});

describe('words in a picture', () => {
  test('break between words; a word that is too long stands alone', () => {
    expect(brokenInto('it took ten turns', 8)).toEqual(['it took', 'ten', 'turns']);
    expect(brokenInto('a Bartholomew b', 5)).toEqual(['a', 'Bartholomew', 'b']);
  });

  test('marks that nobody sees take no room', () => {
    expect(brokenInto('\u2068گل\u200cنار\u2069 \u2068سارا\u2069', 10)).toHaveLength(1);
  });

  test('are as large as they fit, and never too small to read', () => {
    const room = { width: 900, lines: 1, size: 96, letter: 0.5 };
    expect(fitted('Ann', room).size).toBe(96);
    const long = fitted('Bartholomew-Maximilia', room).size;
    expect(long).toBeLessThan(96);
    expect(long * 21 * 0.5).toBeLessThanOrEqual(900);
    expect(fitted('x'.repeat(400), room).size).toBe(24);
  });
});
