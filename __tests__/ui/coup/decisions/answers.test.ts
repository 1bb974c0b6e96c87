import { coup, type CoupView } from '../../../../engine/coup';
import { languages } from '../../../../store/languages';
import { answersOf } from '../../../../ui/coup/decisions/answers';
import { questions as rows } from '../../../../ui/coup/questions';
import '../../../../ui/coup/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { questions } from '../../../engine/coup/support/questions';
import { at } from '../../../engine/coup/support/play';

const names = ['Sara', 'Noa', 'Dan', 'Arash'];
const t = translatorOf('en');
const heard = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const table = (view: CoupView) => view.asked && heard(rows[view.asked.kind].line(t, view, names));

test.each([
  ['draft', 'Sara: choose a card of the five'],
  ['side', 'Sara: Empire or Resistance?'],
  ['act', 'Sara: choose an action'],
  ['challenge', 'Does anybody challenge?'],
  ['block', 'Noa: block, or not?'],
  ['prove', 'Sara: prove it, or admit the bluff?'],
  ['lose', 'Noa: which card to lose?'],
  ['keep', 'Sara: which cards to keep?'],
  ['show', 'Noa: which card to show to Sara?'],
  ['examine', 'Sara is looking at a card of Noa'],
  ['bomb', 'Noa: defuse, pass on or let it explode?'],
  ['redirect', 'Noa: who gets the bomb instead?'],
])('%s, in one line for the table: %s', (kind, line) => {
  const game = new Map(questions).get(kind);
  expect(game && table(game.view('table'))).toBe(line);
});

test('FC-32: anybody may stop foreign aid', () => {
  const game = at('hebrew', { hands: ['duke captain', 'captain captain', 'duke duke'] }).play('0 foreignAid');
  expect(table(game.view('table'))).toBe('Does anybody block?');
});

test('C-60: the last who can have the bomb is not asked to pass it on', () => {
  const game = at('persianPlus', {
    hands: ['duke captain', 'captain captain', 'duke duke'],
    coins: [5, 2, 2],
    options: { anarchist: true },
  }).play('0 bomb 1, 1 pass 2, all allow');
  expect(table(game.view('table'))).toBe('Dan: defuse, or let it explode?');
});

test.each(languages)(
  'every public answer has a word of its own, and letting it pass comes last (%s)',
  (language) => {
    for (const [, game] of questions) {
      if (game.secret !== false) continue;
      const moves = coup.moves(game.state);
      const answers = answersOf(translatorOf(language), moves, game.view('table'), names);
      expect(answers.map(({ move }) => move)).toHaveLength(moves.length);
      expect(new Set(answers.map(({ label }) => label)).size).toBe(moves.length);
      const passing = answers.findIndex(({ move }) => move.type === 'allow');
      expect([-1, answers.length - 1]).toContain(passing);
    }
  },
);

test('secret answers are no buttons on the open table', () => {
  const lose = new Map(questions).get('lose');
  expect(lose && answersOf(t, coup.moves(lose.state), lose.view('table'), names)).toEqual([]);
});

test.each([
  ['duke contessa', 'brass'],
  ['(duke) contessa', 'danger'],
])('FC-45: not to block the assassin is no golden answer for the last influence (%s)', (hand, kind) => {
  const table = { hands: ['assassin duke', hand, 'captain ambassador'], coins: [5, 2, 2] };
  const game = at('hebrew', table).play('0 assassinate 1, all allow');
  const answers = answersOf(t, coup.moves(game.state), game.view('table'), names);
  expect(answers.at(-1)).toMatchObject({ move: { type: 'allow' }, kind });
});
