import { gzipSync } from 'node:zlib';
import { books, coup, type CoupSetup } from '../../../../engine/coup';
import { expert, games } from './support/tables';
import { random } from '../../../../engine/coup/bots';
import { steady } from '../../../../engine/coup/bots/steady';
import { table } from '../../../../engine/coup/bots/trained/table';

const rounds = 200;

test.each(books)('two steady players beat two who play by chance, by %s', (book) => {
  const setup: CoupSetup = { book, players: 4, first: 0 };
  let wins = 0;
  for (const { state, seats } of games([steady, random], setup, rounds)) {
    const winner = coup.outcome(state)?.winners[0];
    if (winner !== undefined && seats[winner]?.id === 'steady') wins++;
  }
  expect(wins / rounds).toBeGreaterThanOrEqual(0.65);
});

test.each([2, 4])('Expert beats Steady, alone among such, at a table of %i', (players) => {
  const setup: CoupSetup = { book: 'hebrew', players, first: 0 };
  let wins = 0;
  for (const { state, seats } of games(
    [expert, ...Array.from({ length: players - 1 }, () => steady)],
    setup,
    500,
  )) {
    const winner = coup.outcome(state)?.winners[0];
    if (winner !== undefined && seats[winner] === expert) wins++;
  }
  expect(wins / 500).toBeGreaterThanOrEqual(1.1 / players);
});

test.each(['keen', 'wary'] as const)('what it has learnt says where it comes from: %s', (name) => {
  expect(table[name].origin).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{7,}$/) as string,
    seed: expect.any(Number) as number,
    steps: expect.any(Number) as number,
    mix: expect.any(Number) as number,
    lanes: expect.any(Number) as number,
  });
});

test('what it has learnt is small, and the solved duels say where they come from', () => {
  expect(table.duels.origin).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{7,}$/) as string,
    rounds: expect.any(Number) as number,
  });
  expect(gzipSync(JSON.stringify(table)).length).toBeLessThan(250_000);
});
