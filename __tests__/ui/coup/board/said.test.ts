import type { Viewer } from '../../../../engine';
import { roles } from '../../../../engine/coup';
import { languages } from '../../../../store/languages';
import { saidIn } from '../../../../ui/coup/board/said';
import '../../../../ui/coup/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { at } from '../../../engine/coup/support/play';

const names = ['Nina', 'Oleg', 'Sara'];
const t = translatorOf('en');
const game = at('persianPlus', {
  hands: ['duke captain', 'contessa duke', 'captain contessa'],
  coins: [7, 2, 2],
  options: { anarchist: true },
});

const said = (record: string, viewer: Viewer = 'table') =>
  saidIn(t, game.play(record).view(viewer), names)?.lines ?? [];
const told = (record: string, viewer?: Viewer) =>
  said(record, viewer).map(({ text }) => text.replace(/[\u2068\u2069]/g, ''));

test.each<[string, string, readonly string[]]>([
  ['nothing', '', []],
  ['an income is over at once', '0 income', []],
  ['tax', '0 tax', ['Nina', '“I am the Duke”', 'Tax: 3 coins from the treasury']],
  ['a steal', '0 steal 1', ['Nina', '“I am the Captain”', 'Steal from Oleg']],
  ['what nobody needs to be', '0 foreignAid', ['Nina', 'Foreign aid: 2 coins from the treasury']],
  [
    'a block',
    '0 foreignAid, 1 block duke',
    ['Nina: Foreign aid: 2 coins from the treasury', 'Oleg', '“I am the Duke”', 'Blocking foreign aid'],
  ],
  ['the bomb', '0 bomb 2', ['Nina: The bomb goes to Sara', 'Sara', 'The bomb is here!']],
  [
    'the bomb passed on',
    '0 bomb 2, 2 pass 1',
    ['Nina: The bomb goes to Sara', 'Sara', '“I am the Contessa”', 'Passing the bomb to Oleg'],
  ],
])('%s', (_, record, lines) => expect(told(record)).toEqual(lines));

test('what is aimed at somebody alone is aimed at “you”', () => {
  expect(told('0 steal 1', 1)).toEqual(['Nina', '“I am the Captain”', 'Steal from you']);
});

test('who doubts, and who is doubted', () => {
  expect(told('0 tax, 1 challenge').at(-1)).toBe('Oleg challenges Nina');
  expect(told('0 tax, 1 challenge', 1).at(-1)).toBe('You challenge Nina');
  expect(told('0 tax, 1 challenge', 0).at(-1)).toBe('Oleg challenges you');
});

test('“you” bear the sign of your name', () => {
  expect(said('0 tax', 0)[0]).toMatchObject({ text: 'You', seat: 0, name: 'Nina' });
});

test.each(languages)('in %s every word of honour has its own words', (language) => {
  const claims = [...roles, 'noDuke'] as const;
  const words = claims.map((claim) => translatorOf(language)(`coup.board.claims.${claim}`));
  expect(new Set(words).size).toBe(claims.length);
});
