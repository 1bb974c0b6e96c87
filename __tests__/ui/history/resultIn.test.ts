/** What the list of past games says of each. */
import type { PastGame } from '../../../store/history/entries';
import { fileId } from '../../../store/history/entries';
import { languages } from '../../../store/languages';
import { resultIn } from '../../../ui/history/resultIn';
import { translatorOf } from '../../../ui/i18n/translations';
import { isolated } from '../../../ui/i18n/written';

const bots = ['Ada', 'Bob', 'Cem'].map((name) => ({ name, bot: 'steady' }));

const past = (change: Partial<PastGame>): PastGame => ({
  ...{ id: 'a', game: 'coup', endedAt: '2026-05-01T18:00:00.000Z', variant: 'persian', checksum: 'x' },
  players: [{ name: '' }, ...bots],
  winners: [0],
  ...change,
});

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

function said(change: Partial<PastGame>, t = translatorOf('en')) {
  const { won, company } = resultIn(t, past(change));
  return [won, ...company].map((line) => line && plain(line));
}

test.each<[string, Partial<PastGame>, readonly (string | null)[]]>([
  ['won alone', {}, ['You won!', 'Against Ada, Bob, Cem']],
  ['won among others', { winners: [0, 2] }, ['You won!', 'With you: Bob', 'Against Ada, Cem']],
  ['lost alone', { winners: [2] }, ['Winner: Bob', 'You lost', 'Against Ada, Cem']],
  [
    'won by somebody with a name',
    { players: [{ name: 'Sara' }, ...bots] },
    ['You won!', 'Against Ada, Bob, Cem'],
  ],
  [
    'by several people',
    { players: [{ name: 'Sara' }, { name: 'Dan' }, ...bots.slice(1)] },
    ['Winner: Sara', 'Against Dan, Bob, Cem'],
  ],
  [
    'played elsewhere',
    { id: fileId('x'), players: [{ name: 'Sara' }, ...bots] },
    ['Winner: Sara', 'Against Ada, Bob, Cem'],
  ],
  ['whose winner nobody knows', { winners: [] }, [null, 'You, Ada, Bob, Cem']],
])('a game %s', (_, change, lines) => expect(said(change)).toEqual(lines));

test.each(languages)('whoever has won alone is told so, and is no seat among others, in %s', (language) => {
  const t = translatorOf(language);
  expect(said({}, t)[0]).toBe(t('end.youWon'));
  for (const winners of [[0], [0, 2], [2]]) {
    const { won, company } = resultIn(t, past({ winners }));
    expect([won, ...company].join(' ')).not.toContain(isolated(t('match.you')));
  }
});
