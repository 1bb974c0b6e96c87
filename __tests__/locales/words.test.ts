import { pluralForms, type Words } from '../../locales/words';

interface English {
  title: 'Coins';
  coins_one: '{{count}} coin';
  coins_other: '{{count}} coins';
}

test('every language has its own forms of a counted thing, and all it needs', () => {
  const hebrew: Words<English, 'he'> = {
    title: 'מטבעות',
    coins_one: 'א',
    coins_two: 'ב',
    coins_other: 'ג',
  };
  expect(Object.keys(hebrew)).toHaveLength(4);
});

test('the compiler finds what is missing and what is left over', () => {
  // @ts-expect-error -- no title
  const missing: Words<English, 'en'> = { coins_one: '', coins_other: '' };
  // @ts-expect-error -- Hebrew has a word for two
  const uncounted: Words<English, 'he'> = { title: '', coins_one: '', coins_other: '' };
  // @ts-expect-error -- English says nothing of the kind
  const leftOver: Words<English, 'fa'> = { title: '', coins_one: '', coins_other: '', subtitle: '' };
  expect([missing, uncounted, leftOver]).toHaveLength(3);
});

test.each(Object.entries(pluralForms))('%s counts in the forms Unicode gives it', (language, forms) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  expect([...forms].sort()).toEqual([...pluralCategories].sort());
});
