/** Hints come from a view alone: they say what counting says, and nothing that their reader may not know. */
import type { Viewer } from '../../../../engine';
import { coup, type CoupState } from '../../../../engine/coup';
import { languages, type Language } from '../../../../store/languages';
import { coupScreens } from '../../../../ui/coup/screens';
import { translatorOf } from '../../../../ui/i18n/translations';
import { expectSame } from '../../../engine/core/playout';
import { statesEverywhere } from '../../../engine/coup/properties/tables';
import { at, type Play } from '../../../engine/coup/support/play';

const names = ['Ann', 'Ben', 'Cem', 'Dan', 'Eve', 'Flo', 'Gus', 'Hal', 'Ivy', 'Jim'];
const percent = (share: number) => `${Math.round(share * 100)}%`;
const plain = (line: string) => line.replace(/[\u2066-\u2069]/g, '');

const hintsIn = (state: CoupState, viewer: Viewer, language: Language = 'en') =>
  coupScreens.help?.hints
    ?.lines(translatorOf(language), coup.view(state, viewer), names, percent)
    .map(plain) ?? [];
const hints = ({ state }: Play, viewer: Viewer) => hintsIn(state, viewer);

const table = at('persian', { hands: ['duke captain', 'assassin contessa', 'contessa duke'], coins: [3] });

test('FC-21: on one’s turn, what is true of one’s cards, and how likely each bluff looks', () => {
  expect(hints(table, 0)).toEqual([
    'No bluff: Tax, Steal.',
    // Two of fifteen cards out of sight, three of them Assassins: 1 − 12·11 / 15·14.
    'A bluff; in brackets, how likely the others think it is true: Assassinate (37%), Exchange (37%).',
    'A bluff that is challenged costs an influence.',
  ]);
});

test('FC-20: what cannot be paid for is no bluff to think of', () => {
  const poor = at('persian', { hands: ['duke captain', 'assassin contessa', 'contessa duke'] });
  expect(hints(poor, 0).join(' ')).not.toContain('Assassinate');
});

test('FC-12: with a single card left, a bluff and a wrong challenge cost the last', () => {
  const frail = at('persian', { hands: ['duke (captain)', 'assassin (contessa)', 'contessa duke'] });
  expect(hints(frail, 0).at(-1)).toBe('A bluff that is challenged costs your last influence.');
  expect(hints(frail.play('0 tax'), 1).at(-1)).toBe('If it is true, a challenge costs your last influence.');
});

test('FC-36: a claim is counted by those who may challenge it', () => {
  const claimed = table.play('0 tax');
  // Three Dukes among thirteen cards out of sight: 1 − 10·9 / 13·12.
  expect(hints(claimed, 1)).toEqual([
    'By the cards alone, 42% likely to be true.',
    'Duke: you do not know where any of the 3 cards is.',
  ]);
  expect(hints(claimed, 0)).toEqual([]);
});

test('FC-12: with every copy in sight it is certainly a bluff', () => {
  const caught = at('persian', { hands: ['assassin captain', 'duke duke', '(duke) contessa'] }).play('0 tax');
  expect(hints(caught, 1)).toEqual(['By the cards, this is certainly a bluff.']);
});

test('FC-33, FC-34: what one may block with is true or a bluff as well', () => {
  const robbed = table.play('0 steal 1, 1 allow, 2 allow');
  expect(hints(robbed, 1).slice(0, 1)).toEqual([
    'A bluff; in brackets, how likely the others think it is true: Captain (37%), Ambassador (37%).',
  ]);
  expect(hints(robbed, 2)).toEqual([]);
});

test('FP-A05: the one who holds the bomb knows whether the Contessa is a bluff', () => {
  const hands = ['duke captain', 'assassin contessa', 'contessa duke'];
  const bomb = at('persianPlus', { hands, coins: [5], options: { anarchist: true } }).play('0 bomb 1');
  expect(hints(bomb, 1)).toEqual(['No bluff: Contessa.']);
});

test('the table is told nothing, whatever is asked', () => {
  for (const state of statesEverywhere(50)) expectSame(hintsIn(state, 'table'), []);
});

test.each(languages)('in %s every hint has its words', (language) => {
  const turn = hintsIn(table.state, 0, language);
  const doubt = hintsIn(table.play('0 tax').state, 1, language);
  for (const line of [...turn, ...doubt]) expect(line).not.toMatch(/coup\.|\{\{|undefined/);
  expect([turn.length, doubt.length]).toEqual([3, 2]);
});
