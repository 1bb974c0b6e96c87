import { variantOf } from '../../../ui/i18n/variants';

test('each game’s variants have a title', () => {
  expect(variantOf('cops', 'band')).toBe('cops.variants.band');
  expect(variantOf('coup', 'russian')).toBe('coup.variants.russian');
});

test('a variant of another game, or of a later version, has none', () => {
  expect(variantOf('cops', 'russian')).toBeNull();
  expect(variantOf('chess', 'base')).toBeNull();
});
