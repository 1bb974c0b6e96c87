import { at } from '../support/play';
import { tellings, whereAsked } from '../support/tellings';

const hands = ['duke captain', 'assassin contessa', 'ambassador duke'];

describe.each(tellings('FC-11 FC-12 FP-08 RU-07 RU-08 HE-07'))('%s: a lost influence (%s)', (_, book) => {
  const struck = at(book, { hands, coins: [7, 2, 2] }).play('0 coup 2');

  test('stays face up before them to the end, for all to see', () => {
    const game = struck.play('2 lose ambassador, 1 income, 2 income, 0 income');
    for (const viewer of [0, 1, 2, 'table'] as const)
      expect(game.view(viewer).seats[2]?.cards[0]).toEqual({ role: 'ambassador', faceUp: true });
    expect(game.view(0).seats[2]?.cards[1]).toEqual({ role: null, faceUp: false });
    expect(game.view(0).seats[2]?.out).toBe(false);
  });

  test('gives nothing any more: its character cannot be proven', () => {
    const game = struck.play('2 lose duke, 1 income, 2 tax, 0 challenge');
    const over = game.play(whereAsked(book, '2 concede'));
    expect(over.hands[2]).toBe('(ambassador) (duke)');
    expect(over.out).toEqual([2]);
  });
});
