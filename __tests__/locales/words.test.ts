import { pluralForms, type Words } from '../../locales/words';

interface English {
  title: 'Coins';
  coins_one: '{{count}} coin';
  coins_other: '{{count}} coins';
}

/** Put to the test by `npm run types`: Hebrew has forms of its own, and what is missing or left over is refused. */
export const compiled: readonly unknown[] = [
  { title: '', coins_one: '', coins_two: '', coins_other: '' } satisfies Words<English, 'he'>,
  // @ts-expect-error -- no title
  { coins_one: '', coins_other: '' } satisfies Words<English, 'en'>,
  // @ts-expect-error -- Hebrew has a word for two
  { title: '', coins_one: '', coins_other: '' } satisfies Words<English, 'he'>,
  // @ts-expect-error -- English says nothing of the kind
  { title: '', coins_one: '', coins_other: '', subtitle: '' } satisfies Words<English, 'fa'>,
];

test.each(Object.entries(pluralForms))('%s counts in the forms Unicode gives it', (language, forms) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  expect([...forms].sort()).toEqual([...pluralCategories].sort());
});
