import { MoveError } from '../../../../engine';
import { coup, type CoupMove, type CoupState } from '../../../../engine/coup';
import { at } from '../support/play';
import { questions, table } from '../support/questions';

/** What nobody may answer to anything. */
const circular: Record<string, unknown> = { type: 'lose' };
circular.card = circular;
const nonsense: readonly (readonly [what: string, move: unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 0],
  ['a word', 'allow'],
  ['a list', [{ type: 'allow' }]],
  ['an empty list', []],
  ['an empty object', {}],
  ['an unknown move', { type: 'surrender' }],
  ['no type but a card', { card: 0 }],
  ['a function', () => ({ type: 'allow' })],
  ['a word of the language', { type: 'constructor' }],
  ['what every object inherits', { constructor: Object }],
  ['what every object inherits, twice', { constructor: Object, toString: Object.prototype.toString }],
  ['a move that holds itself', circular],
  ['a number too big for JSON', { type: 'lose', card: 0n }],
  ['an act without an action', { type: 'act' }],
  ['an act unheard of', { type: 'act', action: 'flee' }],
  ['a move with something more', { type: 'allow', seat: 1 }],
  ['an action with something more', { type: 'act', action: 'tax', target: 1 }],
  ['income with no target spelt out', { type: 'act', action: 'income', target: null }],
  ['a steal from nobody', { type: 'act', action: 'steal' }],
  ['a steal from a word', { type: 'act', action: 'steal', target: '1' }],
  ['a steal from oneself', { type: 'act', action: 'steal', target: 0 }],
  ['a steal from a party-fellow', { type: 'act', action: 'steal', target: 2 }],
  ['a steal from one who is out', { type: 'act', action: 'steal', target: 3 }],
  ['a steal from seat 4', { type: 'act', action: 'steal', target: 4 }],
  ['a steal from seat −1', { type: 'act', action: 'steal', target: -1 }],
  ['a steal from half a seat', { type: 'act', action: 'steal', target: 0.5 }],
  ['a steal from no number', { type: 'act', action: 'steal', target: NaN }],
  ['a block as nobody', { type: 'block' }],
  ['a block as the Duke', { type: 'block', role: 'duke' }],
  ['a card that is not there', { type: 'lose', card: 2 }],
  ['a card before the first', { type: 'show', card: -1 }],
  ['no cards', { type: 'keep', cards: [] }],
  ['too few cards', { type: 'keep', cards: [0] }],
  ['too many cards', { type: 'keep', cards: [0, 1, 2] }],
  ['the same card twice', { type: 'keep', cards: [1, 1] }],
  ['a card nobody offered', { type: 'keep', cards: [0, 3] }],
  ['cards in words', { type: 'keep', cards: '01' }],
  ['cards that are no list', { type: 'keep', cards: { 0: 0, 1: 1, length: 2 } }],
  ['a bomb to nobody', { type: 'pass' }],
  ['a bomb to the one who paid', { type: 'pass', target: 0 }],
  ['an unknown party', { type: 'side', party: 'court' }],
  ['an unknown pick', { type: 'draft', role: 'inquisitor' }],
];

const isOffered = (state: CoupState, move: unknown) =>
  coup.moves(state).some((offered) => JSON.stringify(offered) === JSON.stringify(move));

describe.each(questions)('asked to %s', (kind, game) => {
  test('the question is the one meant', () => {
    expect(coup.asked(game.state)?.kind ?? 'over').toBe(kind);
  });

  test.each(nonsense)('%s is refused by name', (_, move) => {
    expect(() => coup.play(game.state, move as CoupMove)).toThrow(MoveError);
  });

  test('answers to all other questions are refused, and nothing has changed', () => {
    const before = JSON.stringify(game.state);
    const answers = questions.flatMap(([, other]) => coup.moves(other.state));
    const strange = answers.filter((move) => !isOffered(game.state, move));
    expect(strange.length).toBeGreaterThan(20);
    for (const move of strange) expect(() => coup.play(game.state, move)).toThrow(MoveError);
    expect(JSON.stringify(game.state)).toBe(before);
  });

  test('every offered answer is accepted, also when it has been through JSON, and the state is not touched', () => {
    const before = JSON.stringify(game.state);
    for (const move of coup.moves(game.state)) {
      const copy = JSON.parse(JSON.stringify(move)) as CoupMove;
      const { state } = coup.play(game.state, copy);
      expect(state).not.toEqual(game.state);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }
    expect(JSON.stringify(game.state)).toBe(before);
  });
});

test('no answer is offered, and none taken, once the game is over', () => {
  const over = questions.at(-1)?.[1];
  expect(over?.offers).toEqual([]);
  expect(over?.asked).toBe('over');
});

describe('a record of play that cannot be', () => {
  test('is told with who is asked, what may be answered and how it came to that', () => {
    expect(() => table.play('1 income')).toThrow('“1 income”: seat 0 is asked to act');
    expect(() => table.play('0 tax, 1 block duke')).toThrow('it may be: allow | challenge');
    expect(() => table.play('0 tax, all allow, all allow')).toThrow('there is nothing to allow: 1 act');
    expect(() => table.play('0 tax, 1 prove')).toThrow('0 tax, → 1 prove');
    expect(() => at('persian', { hands: ['duke joker', 'duke duke', 'captain captain'] })).toThrow(
      '“joker” is none of',
    );
    expect(() => at('persian', { hands: ['duke duke', 'duke duke', 'captain captain'] })).toThrow(
      'not so many cards',
    );
  });
});
