import { inDigitsOf, isolated, withOnePoint, written } from '../../../ui/i18n/written';

describe('a value inside a sentence', () => {
  test('a number is in the digits of the language', () => {
    expect(inDigitsOf('fa', '2026')).toBe('۲۰۲۶');
    for (const language of ['he', 'ru', 'en'] as const) expect(inDigitsOf(language, '2026')).toBe('2026');
  });

  test('a name stays as its owner wrote it, digits and all', () => {
    expect(written('fa', 'Sara 2')).toBe(isolated('Sara 2'));
    expect(written('fa', 2)).toBe(isolated('۲'));
  });

  test('both are isolated, so that 3-2 never prints as 2-3', () => {
    expect(written('he', '3-2')).toBe('\u20683-2\u2069');
  });

  test('a name that ends in a point ends a sentence with the same point', () => {
    expect(withOnePoint(`So says ${isolated('Yoav B.')}.`)).toBe(`So says ${isolated('Yoav B.')}`);
    expect(withOnePoint(`So says ${isolated('Yoav')}.`)).toBe(`So says ${isolated('Yoav')}.`);
  });
});
