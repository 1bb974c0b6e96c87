import { coup } from '../../../../engine/coup';
import { onlyAnswersAreTaken } from '../../support/questions';
import { at } from '../support/play';
import { questions, table } from '../support/questions';

/** What nobody may answer to anything; answers of the right shape are tried among the properties. */
const nonsense: readonly (readonly [what: string, move: unknown])[] = [
  ['an act without an action', { type: 'act' }],
  ['an act unheard of', { type: 'act', action: 'flee' }],
  ['a move with something more', { type: 'allow', seat: 1 }],
  ['income with no target spelt out', { type: 'act', action: 'income', target: null }],
  ['a steal from a word', { type: 'act', action: 'steal', target: '1' }],
  ['a steal from seat −1', { type: 'act', action: 'steal', target: -1 }],
  ['a steal from half a seat', { type: 'act', action: 'steal', target: 0.5 }],
  ['a steal from no number', { type: 'act', action: 'steal', target: NaN }],
  ['a block as nobody', { type: 'block' }],
  ['a card before the first', { type: 'show', card: -1 }],
  ['cards in words', { type: 'keep', cards: '01' }],
  ['cards that are no list', { type: 'keep', cards: { 0: 0, 1: 1, length: 2 } }],
  ['a bomb to nobody', { type: 'pass' }],
  ['an unknown party', { type: 'side', party: 'court' }],
];

onlyAnswersAreTaken(coup, questions, nonsense);

test('no answer is offered, and none taken, once the game is over', () => {
  const over = questions.at(-1)?.[1];
  over?.expect({ offers: [], asked: 'over' });
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
      'too many cards of duke',
    );
  });
});
