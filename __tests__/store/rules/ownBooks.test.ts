import { ownFirst } from '../../../store/rules/ownBooks';

const all = ['persianPlus', 'persian', 'russian', 'hebrew', 'cops'] as const;

test('a reader finds the book of their language first, and after it the others as they were', () => {
  expect(ownFirst(all, 'he')).toEqual(['hebrew', 'persianPlus', 'persian', 'russian', 'cops']);
  expect(ownFirst(all, 'ru')).toEqual(['russian', 'persianPlus', 'persian', 'hebrew', 'cops']);
  expect(ownFirst(all, 'fa')).toEqual(all);
  expect(ownFirst(all, 'en')).toEqual(all);
});
