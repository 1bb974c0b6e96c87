import { decided, seeded } from '../../../../engine';
import { coup, type CoupMove, type CoupState } from '../../../../engine/coup';
import { deckFrom } from '../support/deck';
import { expert, sharp, type CoupBot } from './support/tables';

/** How somebody stands: coins, and two cards, of which one in brackets lies face up. */
type Standing = readonly [coins: number, cards: string];

/** A table in the middle of a game, the first to act; what others hold stays hidden from whoever is asked. */
function standing(...seats: readonly Standing[]): CoupState {
  const deck = deckFrom(seats.map(([, cards]) => cards.replace(/[()]/g, '')));
  const state = coup.deal({ book: 'hebrew', players: seats.length, first: 0, deck }, 1);
  const players = state.players.map((player, seat) => ({
    ...player,
    coins: seats[seat]?.[0] ?? 0,
    cards: player.cards.map((card, at) => ({
      ...card,
      faceUp: seats[seat]?.[1].split(' ')[at]?.startsWith('(') === true,
    })),
  }));
  return { ...state, players };
}

const act = (action: Extract<CoupMove, { type: 'act' }>['action'], target?: number): CoupMove =>
  target === undefined ? { type: 'act', action } : { type: 'act', action, target };
const allow: CoupMove = { type: 'allow' };
const block = (role: Extract<CoupMove, { type: 'block' }>['role']): CoupMove => ({ type: 'block', role });

const sharper: readonly CoupBot[] = [sharp, expert];

/** All that they ever answer here, in many moods. */
function answersOf(bot: CoupBot, from: CoupState, record: readonly CoupMove[] = []): string[] {
  const state = record.reduce((now, move) => coup.play(now, move).state, from);
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
    expect(answersOf(bot, standing([7, '(duke) captain'], [9, '(duke) contessa']))).toEqual(['coup']);
  });

  test('FC-27, FC-33: strikes with a true Assassin when every Contessa lies open', () => {
    const seats = [
      [3, '(contessa) assassin'],
      [6, '(contessa) duke'],
      [0, '(contessa) (captain)'],
    ] as const;
    expect(answersOf(bot, standing(...seats))).toEqual(['assassinate']);
  });

  test('FC-35: calls a claim a lie when every copy of it is in sight', () => {
    const seats = [
      [2, '(assassin) captain'],
      [2, '(duke) duke'],
      [0, '(duke) (captain)'],
    ] as const;
    expect(answersOf(bot, standing(...seats), [act('tax')])).toEqual(['challenge']);
  });

  test('FC-13: lets nobody take the last card without a word', () => {
    const seats = [
      [3, 'assassin captain'],
      [2, '(duke) duke'],
      [2, 'contessa captain'],
    ] as const;
    const struck = [act('assassinate', 1), allow, allow];
    expect(answersOf(bot, standing(...seats), struck)).toEqual(['block']);
  });

  test('FC-33: challenges the assassin where no Contessa is left to claim', () => {
    const seats = [
      [3, '(contessa) captain'],
      [2, '(contessa) duke'],
      [0, '(contessa) (captain)'],
    ] as const;
    expect(answersOf(bot, standing(...seats), [act('assassinate', 1)])).toEqual(['challenge']);
  });

  test('FC-25: with a coup coming that ends everything, takes no coins but what prevents it', () => {
    const rich = standing([2, '(duke) duke'], [8, '(assassin) captain']);
    expect(answersOf(bot, rich)).toEqual(['steal']);
    const strikes = standing([4, '(duke) duke'], [9, '(assassin) captain']);
    expect(answersOf(bot, strikes)).toEqual(['assassinate']);
  });

  test('FC-26, FC-32: doubts or stops the coins that would pay for a coup nothing prevents', () => {
    const seats = [
      [6, '(assassin) captain'],
      [1, '(captain) contessa'],
    ] as const;
    expect(answersOf(bot, standing(...seats), [act('tax')])).toEqual(['challenge']);
    const nearer = [
      [7, '(assassin) captain'],
      [1, '(captain) contessa'],
    ] as const;
    expect(answersOf(bot, standing(...nearer), [act('foreignAid')])).toEqual(['block']);
  });

  test('FC-34: who cannot afford to be stopped any more challenges the block', () => {
    const seats = [
      [2, '(duke) captain'],
      [7, '(assassin) captain'],
    ] as const;
    const stopped = [act('steal', 1), allow, block('captain')];
    expect(answersOf(bot, standing(...seats), stopped)).toEqual(['challenge']);
  });

  test('FC-25: risks no word where the coup of its next turn ends the game', () => {
    const seats = [
      [1, '(duke) captain'],
      [7, '(assassin) contessa'],
    ] as const;
    expect(answersOf(bot, standing(...seats), [act('foreignAid')])).toEqual(['allow']);
    expect(answersOf(bot, standing(...seats), [act('tax')])).toEqual(['allow']);
  });
});
