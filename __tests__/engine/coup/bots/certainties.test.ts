import { decided, seeded } from '../../../../engine';
import { coup } from '../../../../engine/coup';
import { at, type Play } from '../support/play';
import { expert, sharp, type CoupBot } from './support/tables';

/** A table in the middle of a game, the first to act: `'7 (duke) captain'` has seven coins and one card face up. */
function standing(...seats: readonly string[]): Play {
  const coins = seats.map((seat) => parseInt(seat, 10));
  return at('hebrew', { hands: seats.map((seat) => seat.replace(/^\d+ /, '')), coins });
}

const sharper: readonly CoupBot[] = [sharp, expert];

/** All that they ever answer here, in many moods. */
function answersOf(bot: CoupBot, { state }: Play): string[] {
  const seat = coup.asked(state)?.seat ?? 0;
  const view = coup.view(state, seat);
  const given = Array.from({ length: 40 }, (_, seed) => {
    const move = decided(bot.decide(bot.wake(seat, 1), view, coup.moves(state), seeded(seed)));
    return move.type === 'act' ? move.action : move.type;
  });
  return [...new Set(given)].sort();
}

test('from Sharp upward there are two levels or more', () => {
  expect(sharper.length).toBeGreaterThanOrEqual(2);
});

describe.each(sharper.map((bot) => [bot.id, bot] as const))('%s', (_, bot) => {
  test('FC-25: pays for the coup that ends the game', () => {
    expect(answersOf(bot, standing('7 (duke) captain', '9 (duke) contessa'))).toEqual(['coup']);
  });

  test('FC-27, FC-33: strikes with a true Assassin when every Contessa lies open', () => {
    const seats = standing('3 (contessa) assassin', '6 (contessa) duke', '0 (contessa) (captain)');
    expect(answersOf(bot, seats)).toEqual(['assassinate']);
  });

  test('FC-35: calls a claim a lie when every copy of it is in sight', () => {
    const seats = standing('2 (assassin) captain', '2 (duke) duke', '0 (duke) (captain)');
    expect(answersOf(bot, seats.play('0 tax'))).toEqual(['challenge']);
  });

  test('FC-13: lets nobody take the last card without a word', () => {
    const seats = standing('3 assassin captain', '2 (duke) duke', '2 contessa captain');
    expect(answersOf(bot, seats.play('0 assassinate 1, 1 allow, 2 allow'))).toEqual(['block']);
  });

  test('FC-33: challenges the assassin where no Contessa is left to claim', () => {
    const seats = standing('3 (contessa) captain', '2 (contessa) duke', '0 (contessa) (captain)');
    expect(answersOf(bot, seats.play('0 assassinate 1'))).toEqual(['challenge']);
  });

  test('FC-25: with a coup coming that ends everything, takes no coins but what prevents it', () => {
    const rich = standing('2 (duke) duke', '8 (assassin) captain');
    expect(answersOf(bot, rich)).toEqual(['steal']);
    const strikes = standing('4 (duke) duke', '9 (assassin) captain');
    expect(answersOf(bot, strikes)).toEqual(['assassinate']);
  });

  test('FC-26, FC-32: doubts or stops the coins that would pay for a coup nothing prevents', () => {
    const seats = standing('6 (assassin) captain', '1 (captain) contessa');
    expect(answersOf(bot, seats.play('0 tax'))).toEqual(['challenge']);
    const nearer = standing('7 (assassin) captain', '1 (captain) contessa');
    expect(answersOf(bot, nearer.play('0 foreignAid'))).toEqual(['block']);
  });

  test('FC-34: who cannot afford to be stopped any more challenges the block', () => {
    const seats = standing('2 (duke) captain', '7 (assassin) captain');
    expect(answersOf(bot, seats.play('0 steal 1, 1 allow, 1 block captain'))).toEqual(['challenge']);
  });

  test('FC-25: risks no word where the coup of its next turn ends the game', () => {
    const seats = standing('1 (duke) captain', '7 (assassin) contessa');
    expect(answersOf(bot, seats.play('0 foreignAid'))).toEqual(['allow']);
    expect(answersOf(bot, seats.play('0 tax'))).toEqual(['allow']);
  });
});
