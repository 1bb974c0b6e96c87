/** Hints come from a view alone: they say what counting says, and nothing that their reader may not know. */
import { coup, type CoupState } from '../../../../engine/coup';
import { languages } from '../../../../store/languages';
import { coupScreens } from '../../../../ui/coup/screens';
import { translatorOf } from '../../../../ui/i18n/translations';
import { chance, expectSame, lazily } from '../../../engine/core/playout';
import { statesEverywhere } from '../../../engine/coup/properties/tables';
import { twin } from '../../../engine/coup/properties/twins';
import { at, type Play } from '../../../engine/coup/support/play';

const names = ['Ann', 'Ben', 'Cem', 'Dan', 'Eve', 'Flo', 'Gus', 'Hal', 'Ivy', 'Jim'];
const percent = (share: number) => `${Math.round(share * 100)}%`;
const plain = (line: string) => line.replace(/[\u2066-\u2069]/g, '');

const hints = (play: Play, viewer: number | 'table'): readonly string[] =>
  coupScreens.help?.hints?.lines(translatorOf('en'), play.view(viewer), names, percent).map(plain) ?? [];

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

test('FC-36: a claim is counted by whoever may challenge it', () => {
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

test('FP-A05: whoever holds the bomb knows whether the Contessa is a bluff', () => {
  const hands = ['duke captain', 'assassin contessa', 'contessa duke'];
  const bomb = at('persianPlus', { hands, coins: [5], options: { anarchist: true } }).play('0 bomb 1');
  expect(hints(bomb, 1)).toEqual(['No bluff: Contessa.']);
});

const states = lazily(() => statesEverywhere(50));
const hintsIn = (state: CoupState, viewer: number | 'table') =>
  coupScreens.help?.hints?.lines(translatorOf('en'), coup.view(state, viewer), names, percent);

test('the table is told nothing, whatever is asked', () => {
  for (const state of states()) expectSame(hintsIn(state, 'table'), []);
});

test('hidden cards that change places change no hint', () => {
  const luck = chance(11);
  let told = 0;
  for (const state of states())
    for (const viewer of state.players.keys()) {
      const hint = hintsIn(state, viewer);
      if (hint?.length === 0) continue;
      told++;
      expectSame(hintsIn(twin(state, viewer, luck), viewer), hint);
    }
  expect(told).toBeGreaterThan(50);
});

test.each(languages)('in %s every hint has its words', (language) => {
  const t = translatorOf(language);
  const turn = coupScreens.help?.hints?.lines(t, table.view(0), names, percent) ?? [];
  const doubt = coupScreens.help?.hints?.lines(t, table.play('0 tax').view(1), names, percent) ?? [];
  for (const line of [...turn, ...doubt]) expect(line).not.toMatch(/coup\.|\{\{|undefined/);
  expect([turn.length, doubt.length]).toEqual([3, 2]);
});
