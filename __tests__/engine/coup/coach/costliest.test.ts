/** The decisions of a game that gave most away. */
import { decided } from '../../../../engine';
import { costliest } from '../../../../engine/coup/coach';
import { at, type Play } from '../support/play';

const lookBack = (start: Play, end: Play, seat: number) =>
  decided(costliest({ steps: end.stepsSince(start), moves: end.moves }, seat));

const duel = at('hebrew', { hands: ['captain contessa', 'duke (duke)'], coins: [7, 6] });

test('FC-23: a win let go is the costliest of all, and is shown where it was asked', () => {
  const [worst] = lookBack(duel, duel.play('0 income, 1 income, 0 coup 1'), 0);
  expect(worst).toMatchObject({
    step: 0,
    chosen: { move: { type: 'act', action: 'income' } },
    better: { move: { type: 'act', action: 'coup', target: 1 }, worth: 1 },
  });
  expect(worst?.cost).toBeGreaterThan(0.15);
});

test('a player who decided well has nothing to see, and others are judged by themselves', () => {
  expect(lookBack(duel, duel.play('0 coup 1'), 0)).toEqual([]);
  expect(lookBack(duel, duel.play('0 income, 1 income, 0 coup 1'), 1).every(({ step }) => step === 1)).toBe(
    true,
  );
});

test('C-02: a certain lie let pass is among them', () => {
  const start = at('hebrew', { hands: ['captain contessa', 'duke duke', 'assassin (duke)'] });
  const costly = lookBack(start, start.play('0 tax, 1 allow, 2 allow, 1 income'), 1);
  expect(costly[0]).toMatchObject({
    step: 1,
    chosen: { move: { type: 'allow' } },
    better: { move: { type: 'challenge' } },
  });
});

test('three at most, the worst first', () => {
  const hands = ['captain contessa', 'duke duke', 'assassin (duke)'];
  const start = at('hebrew', { hands, coins: [2, 8, 2] });
  const round = '1 income, 2 income, 0 tax, 1 allow, 2 allow';
  const costs = lookBack(start, start.play('0 tax, 1 allow, 2 allow', round, '1 income, 2 income'), 1).map(
    ({ cost }) => cost,
  );
  expect(costs.length).toBeGreaterThan(1);
  expect(costs.length).toBeLessThanOrEqual(3);
  expect([...costs].sort((one, other) => other - one)).toEqual(costs);
});

describe('a choice that was right and went wrong', () => {
  // With the last card before an assassin there is nothing for it but to say one is the Contessa.
  const start = at('hebrew', {
    hands: ['assassin duke', 'captain (duke)', 'duke contessa'],
    coins: [3, 2, 2],
  });
  const blocked = start.play('0 assassinate 1, 1 allow, 2 allow, 1 block contessa');

  test('FC-45: is told as ill luck, with nothing better, and what it cost', () => {
    const [worst] = lookBack(start, blocked.play('2 allow, 0 challenge, 1 concede'), 1);
    expect(worst).toMatchObject({ chosen: { move: { type: 'block', role: 'contessa' } }, better: null });
    expect(worst?.cost).toBeCloseTo(worst?.chosen.worth ?? NaN);
  });

  test('and is not told where nothing came of it', () => {
    const unlucky = lookBack(start, blocked.play('all allow'), 1).filter(({ better }) => better === null);
    expect(unlucky).toEqual([]);
  });
});
