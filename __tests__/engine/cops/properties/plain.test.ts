/** A state is plain JSON, nobody ever writes into one, and a record plays again to the same. */
import { checksum, lastStep, parse, replay, serialise } from '../../../../engine';
import { cops, type Cops } from '../../../../engine/cops';
import { everyStep, expectSame, lazily } from '../../core/playout';
import { copyOf, oddities } from '../../support/plain';
import { gameAt, gamesEverywhere, tables, type CopsState, type CopsStep } from './tables';

const games = lazily(() => gamesEverywhere(1));

test('states and events are whole numbers, words, lists and records', () => {
  games().forEach(({ steps }) => expect(oddities(steps)).toEqual([]));
});

test('so are the answers, and what each may see', () => {
  games().forEach(({ steps }) => {
    const middle = (steps[Math.floor(steps.length / 2)] as CopsStep).state;
    expect(oddities(cops.moves(middle))).toEqual([]);
    expect(oddities(cops.asked(middle))).toEqual([]);
    ([0, 'table'] as const).forEach((viewer) => expect(oddities(cops.view(middle, viewer))).toEqual([]));
  });
});

test('a state that was saved and read is the same, and plays on the same', () => {
  games().forEach(({ match, steps }) => {
    const at = Math.floor(match.moves.length / 2);
    const read = copyOf((steps[at] as CopsStep).state);
    expectSame(read, steps[at]?.state);
    const move = match.moves[at];
    if (move) expectSame(cops.play(read, move), steps[at + 1]);
  });
});

test('nothing is ever written into a state, whatever is asked of it', () => {
  games().forEach((game, index) =>
    everyStep(game, ({ state }) => {
      const given = copyOf<CopsState>(state);
      cops.moves(given).forEach((move, nth) => (nth + index) % 7 === 0 && cops.play(given, move));
      cops.asked(given);
      cops.outcome(given);
      cops.view(given, 0);
      expectSame(given, state);
    }),
  );
});

test('a record plays again to the same states and events, at every table', () => {
  games().forEach(({ match, steps }) => expectSame(replay<Cops>(cops, match), steps));
});

test('a record written and read is the same match, and leads to the same end', () => {
  games().forEach((played) => {
    const { match, steps } = played;
    const read = parse<Cops>(cops, serialise<Cops>(played));
    expectSame(read.match, match);
    expectSame(lastStep(read.steps), steps.at(-1));
    expectSame(checksum(lastStep(read.steps).state), checksum((steps.at(-1) as CopsStep).state));
  });
});

test('a record that was tampered with is refused, by what is wrong with it', () => {
  const played = gameAt(tables[3] as (typeof tables)[number], 5);
  const { match } = played;
  const written = JSON.parse(serialise<Cops>(played)) as Record<string, unknown>;
  const fault = (change: object) => {
    try {
      parse<Cops>(cops, JSON.stringify({ ...written, ...change }));
    } catch (error) {
      return (error as { readonly code?: unknown }).code;
    }
    return 'none';
  };
  expect(fault({})).toBe('none');
  expect(fault({ moves: [...match.moves, { type: 'pass' }] })).toBe('illegalMove');
  expect(fault({ moves: match.moves.slice(0, -1) })).toBe('checksumDiffers');
  expect(fault({ moves: [null, ...match.moves.slice(1)] })).toBe('illegalMove');
  expect(fault({ setup: { ...match.setup, players: 3 } })).toBe('illegalSetup');
  expect(fault({ game: 'coup' })).toBe('anotherGame');
  expect(fault({ seed: 6 })).toMatch(/illegalMove|checksumDiffers/);
});

test('the same seed deals and plays the same; another does not', () => {
  const table = tables[0] as (typeof tables)[number];
  expect(gameAt(table, 5)).toEqual(gameAt(table, 5));
  expect(cops.deal(table, 5)).not.toEqual(cops.deal(table, 6));
});
