import { voice } from '../../../locales/fa/copsWords-fa';
import { lesson } from '../../../locales/fa/lesson';
import { addWords, translatorOf } from '../../../ui/i18n/translations';
import { words } from '../../../tools/words';

const name = 'مریم';
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test('a game says the words of any table in a voice of its own, and the house keeps its own', () => {
  expect(plain(translatorOf('fa', voice)('match.thinking', { name }))).toBe('مریم داره فکر می‌کنه…');
  expect(plain(translatorOf('fa')('match.thinking', { name }))).toBe('مریم دارد فکر می‌کند…');
});

test('what the voice does not say is the house’s', () => {
  expect(translatorOf('fa', voice)('match.menu')).toBe(translatorOf('fa')('match.menu'));
});

test('words that come later do not silence it', () => {
  const t = translatorOf('fa', voice);
  addWords('fa', { lesson });
  expect(t('lesson.overTitle')).toBe('حالا دیگه بازی رو بلدین');
  expect(t('lesson.title')).toBe('آموزش بازی');
});

test('a name that ends in a point ends a sentence with it', () => {
  addWords('en', words.en);
  expect(translatorOf('en')('coup.log.givenBack', { by: 'Ann', name: 'Yoav B.' })).toMatch(/Yoav B\.\u2069$/);
});
