import { languages } from '../../../store/languages';
import { translatorOf } from '../../../ui/i18n/translations';
import { namesAt } from '../../../ui/components/nameOf';

const bot = { name: 'Spring', bot: 'steady' };

test.each(languages)('in %s, somebody who plays alone and gave no name is “you”', (language) => {
  const t = translatorOf(language);
  expect(namesAt(t, [{ name: '' }, bot])).toEqual([t('match.you'), 'Spring']);
});

test('a name is a name, alone too; several without one have numbers', () => {
  const t = translatorOf('en');
  expect(namesAt(t, [{ name: 'Sara' }, bot])).toEqual(['Sara', 'Spring']);
  expect(namesAt(t, [{ name: '' }, { name: '' }]).map((name) => name.replace(/[\u2068\u2069]/g, ''))).toEqual(
    ['Player 1', 'Player 2'],
  );
});
