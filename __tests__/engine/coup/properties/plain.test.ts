/** A state is plain JSON, and nobody ever writes into one. */
import { coup, replay, type CoupState } from '../../../../engine';
import { everyStep, expectSame, lazily } from '../../core/playout';
import { gameAt, gamesEverywhere, tables } from './tables';

const games = lazily(() => gamesEverywhere(1));

const copy = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

/** What JSON would lose or change, by the way that leads to it. */
function oddities(value: unknown, way = 'it', seen = new WeakSet<object>()): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? [] : [`${way}: ${value}`];
  if (typeof value !== 'object') return [`${way}: ${typeof value}`];
  if (seen.has(value)) return [];
  seen.add(value);
  const shape = Array.isArray(value) ? Array.prototype : Object.prototype;
  if (Object.getPrototypeOf(value) !== shape) return [`${way}: no plain object`];
  return Object.entries(value).flatMap(([key, item]) => oddities(item, `${way}.${key}`, seen));
}

test('what JSON would lose is seen', () => {
  expect(oddities({ a: [1, -0, NaN, undefined], b: new Map(), c: () => 0 })).toEqual([
    'it.a.1: 0',
    'it.a.2: NaN',
    'it.a.3: undefined',
    'it.b: no plain object',
    'it.c: function',
  ]);
});

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
    const read = copy(steps[at]?.state as CoupState);
    expectSame(read, steps[at]?.state);
    const move = match.moves[at];
    if (move) expectSame(coup.play(read, move), steps[at + 1]);
  });
});

test('nothing is ever written into a state, whatever is asked of it', () => {
  games().forEach((game) =>
    everyStep(game, (_, state) => {
      if (!state) return;
      const given = copy(state);
      coup.moves(given).forEach((move, index) => index % 5 === 0 && coup.play(given, move));
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
