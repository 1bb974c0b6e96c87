import { games } from '../../../engine';
import { benchEngine, tableOf } from '../../bench/engine';
import { benchTables } from '../../bench/engineTables';

const smallOnes = ['coup', 'cops'].map(
  (game) => benchTables.find(({ name }) => name.startsWith(game)) ?? benchTables[0]!,
);

test('every game there is is measured', () => {
  expect([...new Set(benchTables.map(({ played }) => played.game.id))].sort()).toEqual(
    Object.keys(games).sort(),
  );
});

test('each table has every figure, and its ratio to the first', () => {
  const measured = benchEngine({ games: 1, rounds: 4 }, smallOnes);
  expect(measured.map(({ table }) => table)).toEqual(smallOnes.map(({ name }) => name));
  const [first] = measured;
  for (const { figures, ratios } of measured) {
    expect(Object.keys(figures)).toEqual(['move', 'view', 'steady', 'steady95', 'growth']);
    for (const figure of Object.values(figures)) expect(figure).toEqual(expect.any(Number));
    expect(ratios.steady).toBe(figures.steady / (first?.figures.steady ?? NaN));
  }
  const told = tableOf(measured).split('\n');
  expect(told).toHaveLength(1 + measured.length);
  expect(told[1]).toContain('(1.00)');
});
