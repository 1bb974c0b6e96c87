import { cops } from '../../../../engine/cops';
import { onlyAnswersAreTaken } from '../../support/questions';
import { at } from '../support/play';
import { questions } from '../support/questions';

/** What nobody may answer to anything; answers of the right shape are tried among the properties. */
const nonsense: readonly (readonly [what: string, move: unknown])[] = [
  ['a pass with something more', { type: 'pass', seat: 1 }],
  ['a shot at somebody', { type: 'shoot', target: 1 }],
  ['too short an arrangement', { type: 'arrange', order: [0, 1] }],
  ['an arrangement of four', { type: 'arrange', order: [0, 1, 2, 3] }],
  ['an arrangement in words', { type: 'arrange', order: '012' }],
  ['an investigation of nobody', { type: 'investigate', card: 0 }],
  ['an investigation of no card', { type: 'investigate', target: 1 }],
  ['an investigation of half a card', { type: 'investigate', target: 1, card: 0.5 }],
  ['to arm against seat 4', { type: 'arm', target: 4 }],
  ['to arm against a word', { type: 'arm', target: '1' }],
  ['a swap', { type: 'swap', seats: [1, 2], cards: [0, 0] }],
  ['a card nobody holds', { type: 'use', equipment: 'donut' }],
  ['a card without a name', { type: 'use' }],
  ['a look at no list', { type: 'look', target: 0, cards: 0 }],
];

const over = at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'blackmail'] }).play(
  '0 equip, 3 blackmail 0.0 1.1',
);

onlyAnswersAreTaken(cops, [...questions, ['over', over]], nonsense);

test('no answer is offered, and none taken, once the game is over', () => {
  over.expect({ offers: [], asked: 'over' });
  expect(() => cops.play(over.state, { type: 'pass' })).toThrow('pass is no answer to a game that is over.');
});

describe('a record of play that cannot be', () => {
  const table = at('base', { equipment: ['k9', 'coffee'] });

  test('is told with who is asked, what may be answered and how it came to that', () => {
    expect(() => table.play('1 equip')).toThrow('“1 equip”: seat 0 is asked to act');
    expect(() => table.play('0 shoot')).toThrow('it may be: investigate 1.0');
    expect(() => table.play('0 equip, all pass, all pass')).toThrow('there is nothing to let pass: 0 reveal');
    expect(() => table.play('0 k9 0, 0 k9 0')).toThrow('nobody asked seat 0 in beforeAction');
    expect(() => at('base', { hands: ['AHH', 'AHH', 'CCH', 'CCH'] })).toThrow('too many cards of A');
    expect(() => at('base', { hands: ['AHX', 'KHH', 'CCH', 'CCH'] })).toThrow('“X” is none of');
  });
});
