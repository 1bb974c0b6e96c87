/** A state is plain JSON, and nobody ever writes into one. */
import { replay } from '../../../../engine';
import { coup, type CoupState } from '../../../../engine/coup';
import { expectSame, lazily } from '../../core/playout';
import { copyOf, oddities } from '../../support/plain';
import { gameAt, gamesEverywhere, tables } from './tables';

const games = lazily(() => gamesEverywhere(1));

test('states and events are whole numbers, words, lists and records', () => {
  games().forEach(({ steps }) => expect(oddities(steps)).toEqual([]));
});

test('so are the answers, and what each may see', () => {
  games().forEach(({ steps }) => {
    const middle = steps[Math.floor(steps.length / 2)]?.state as CoupState;
    expect(oddities(coup.moves(middle))).toEqual([]);
    expect(oddities(coup.asked(middle))).toEqual([]);
    ([0, 'table'] as const).forEach((viewer) => expect(oddities(coup.view(middle, viewer))).toEqual([]));
  });
});

test('a state that was saved and read is the same, and plays on the same', () => {
  games().forEach(({ match, steps }) => {
    const at = Math.floor(match.moves.length / 2);
    const read = copyOf(steps[at]?.state as CoupState);
    expectSame(read, steps[at]?.state);
    const move = match.moves[at];
    if (move) expectSame(coup.play(read, move), steps[at + 1]);
  });
});

test('nothing is ever written into a state, whatever is asked of it', () => {
  games().forEach(({ steps }, game) =>
    steps.forEach(({ state }, step) => {
      if ((step + game) % 3 > 0) return;
      const given = copyOf(state);
      coup.moves(given).forEach((move, index) => (index + step) % 5 === 0 && coup.play(given, move));
      coup.asked(given);
      coup.outcome(given);
      coup.view(given, given.turn);
      expectSame(given, state);
    }),
  );
});

test('what a move did not touch is shared: a turn that ends in income leaves the court as it is', () => {
  const { steps } = gameAt({ book: 'hebrew', players: 4, first: 0 }, 1);
  const taken = steps.filter(({ events }) =>
    events.some((event) => event.type === 'acted' && event.action === 'income'),
  );
  expect(taken.length).toBeGreaterThan(0);
  taken.forEach((step) => expect(step.state.court).toBe(steps[steps.indexOf(step) - 1]?.state.court));
});

test('the record plays again to the same states and events, at every table', () => {
  games().forEach(({ match, steps }) => expectSame(replay(coup, match), steps));
});

test('the same seed deals and plays the same; another does not', () => {
  const table = tables[0] as (typeof tables)[number];
  expect(gameAt(table, 5)).toEqual(gameAt(table, 5));
  expect(coup.deal(table, 5)).not.toEqual(coup.deal(table, 6));
});
