/** A state is plain JSON, and nobody ever writes into one. */
import { coup, type CoupSetup } from '../../../../engine/coup';
import { everyGameIsPlain } from '../../support/plain';
import { gameAt, gamesEverywhere, tables } from './tables';

everyGameIsPlain(coup, gamesEverywhere, (seed) => gameAt(tables[0] as CoupSetup, seed));

test('what a move did not touch is shared: a turn that ends in income leaves the court as it is', () => {
  const { steps } = gameAt({ book: 'hebrew', players: 4, first: 0 }, 1);
  const taken = steps.filter(({ events }) =>
    events.some((event) => event.type === 'acted' && event.action === 'income'),
  );
  expect(taken.length).toBeGreaterThan(0);
  taken.forEach((step) => expect(step.state.court).toBe(steps[steps.indexOf(step) - 1]?.state.court));
});
