import { languages } from '../../../store/languages';
import { translatorOf } from '../../../ui/i18n/translations';
import { variantOf } from '../../../ui/history/variants';

test('each game’s variants have a title in every language', () => {
  const band = variantOf('cops', 'band');
  const russian = variantOf('coup', 'russian');
  expect([band, russian]).toEqual(['cops.variants.band', 'coup.variants.russian']);
  expect(languages.map((language) => translatorOf(language)(`games.${band!}`))).toEqual([
    'دسته‌ی تبهکاران',
    'הכנופיה',
    'Банда',
    'Band of criminals',
  ]);
});

test('a variant of another game, or of a later version, has none', () => {
  expect(variantOf('cops', 'russian')).toBeNull();
  expect(variantOf('chess', 'base')).toBeNull();
});
