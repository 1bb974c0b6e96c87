import { books, bots, coup, type CoupSetup } from '../../../../engine';
import { games } from './support/tables';

const rounds = 200;

test.each(books)('two steady players beat two who play by chance, by %s', (book) => {
  const setup: CoupSetup = { book, players: 4, first: 0 };
  let wins = 0;
  for (const { state, seats } of games([bots.coup.steady, bots.coup.random], setup, rounds)) {
    const winner = coup.outcome(state)?.winners[0];
    if (winner !== undefined && seats[winner]?.id === 'steady') wins++;
  }
  expect(wins / rounds).toBeGreaterThanOrEqual(0.65);
});
