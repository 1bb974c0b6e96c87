import {
  coup,
  createMatch,
  lastState,
  MatchError,
  parse,
  replay,
  rewind,
  serialise,
  SetupError,
  withMove,
  type Match,
} from '../../../engine';
import { checksum } from '../../../engine/core/checksum';
import { MoveError } from '../../../engine/core/errors';
import { gameAt, gamesEverywhere, someSeeds, tables } from '../coup/properties/tables';
import { expectSame, lazily } from './playout';

/** The smallest game there is: say numbers above nought until they make ten. */
const counting = {
  id: 'counting',
  deal({ from }: { readonly from: number }, seed: number): { readonly at: number; readonly seed: number } {
    if (from > 9) throw new SetupError('from', 'too far on');
    return { at: from, seed };
  },
  play(state: { readonly at: number; readonly seed: number }, move: number) {
    if (!(move > 0)) throw new MoveError(`${move} leads nowhere.`);
    return { state: { ...state, at: state.at + move }, events: [`said ${move}`] };
  },
};
const started = (): Match<{ from: number }, number> =>
  createMatch(counting, { from: 0 }, 7, [{ name: 'Ann' }, { name: 'Bo', bot: 'bold' }]);
const played = () => [1, 2, 3].reduce(withMove, started());

const problemIn = (action: () => unknown): [string, string] | null => {
  try {
    action();
    return null;
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    return [error.code, error.message];
  }
};

describe('a match', () => {
  test('begins with its set-up, its seed and its players, and no moves', () => {
    expect(started()).toEqual({
      version: 1,
      game: 'counting',
      setup: { from: 0 },
      seed: 7,
      players: [{ name: 'Ann' }, { name: 'Bo', bot: 'bold' }],
      moves: [],
    });
  });

  test('grows by a move, and the one before stays as it was', () => {
    const three = played();
    expect(withMove(three, 4)).toEqual({ ...started(), moves: [1, 2, 3, 4] });
    expect([started().moves, three.moves]).toEqual([[], [1, 2, 3]]);
  });

  test('goes back to any earlier move, never before the first or beyond the last', () => {
    const after = (moves: number) => rewind(played(), moves).moves;
    expect([0, 1, 2, 3].map(after)).toEqual([[], [1], [1, 2], [1, 2, 3]]);
    expect([after(-1), after(4), after(NaN)]).toEqual([[], [1, 2, 3], []]);
    expect(rewind(played(), 1)).toEqual({ ...started(), moves: [1] });
    expect(played().moves).toEqual([1, 2, 3]);
  });

  test('plays again: the deal without events, then each move', () => {
    expect(replay(counting, played())).toEqual([
      { state: { at: 0, seed: 7 }, events: [] },
      { state: { at: 1, seed: 7 }, events: ['said 1'] },
      { state: { at: 3, seed: 7 }, events: ['said 2'] },
      { state: { at: 6, seed: 7 }, events: ['said 3'] },
    ]);
  });

  test('stands where its last move led', () => {
    expect(lastState(counting, played())).toEqual({ at: 6, seed: 7 });
    expect(lastState(counting, started())).toEqual({ at: 0, seed: 7 });
  });

  test('that cannot be played() says why, and where', () => {
    const stray = { ...played(), moves: [1, 2, -3, 4] };
    const problem = ['illegal move', 'illegal move 3: -3 leads nowhere.'];
    expect(problemIn(() => replay(counting, stray))).toEqual(problem);
    expect(problemIn(() => lastState(counting, stray))).toEqual(problem);
    const far = ['illegal setup', 'illegal setup: from: too far on'];
    expect(problemIn(() => replay(counting, { ...played(), setup: { from: 10 } }))).toEqual(far);
    expect(problemIn(() => lastState(counting, { ...played(), setup: { from: 10 } }))).toEqual(far);
  });

  test('a mistake in a game is no mistake in a record: it comes out as it is', () => {
    const broken = () => {
      throw new RangeError('a bug');
    };
    expect(() => lastState({ ...counting, deal: broken }, played())).toThrow(RangeError);
    expect(() => replay({ ...counting, play: broken }, played())).toThrow(RangeError);
  });

  test('a problem has a name of its own', () => {
    expect(new SetupError('book', 'x')).toMatchObject({
      name: 'SetupError',
      field: 'book',
      message: 'book: x',
    });
    expect(new MoveError('x')).toMatchObject({ name: 'MoveError', message: 'x' });
    expect(new MatchError('not a record', 'x')).toMatchObject({
      name: 'MatchError',
      code: 'not a record',
      message: 'x',
    });
  });
});

describe('a game of Coup', () => {
  const games = lazily(() => gamesEverywhere(1));

  test('stands at its last state, and any rewound one at that move', () => {
    games().forEach(({ match, steps }, index) => {
      const back = index % steps.length;
      expectSame(lastState(coup, match), steps.at(-1)?.state);
      expectSame(lastState(coup, rewind(match, back)), steps[back]?.state);
    });
  });

  test('built move by move is the record of the whole', () => {
    const { match } = gameAt({ book: 'russian', players: 5, first: 0 }, 3);
    const { setup, seed, moves } = match;
    expect(moves.reduce(withMove, createMatch<unknown, unknown>(coup, setup, seed, []))).toEqual(match);
  });

  test('written and read is the same match', () => {
    games().forEach(({ match }) => expectSame(parse({ coup }, serialise(coup, match)), match));
  });

  test('is kept in words that name its last state', () => {
    const { match, steps } = gameAt({ book: 'hebrew', players: 3, first: 0 }, 4);
    expect(JSON.parse(serialise(coup, match))).toEqual({ ...match, checksum: checksum(steps.at(-1)?.state) });
  });

  test('with one move changed, left out or added is noticed, or leads to the same place', () => {
    const all = games();
    const seeds = someSeeds(all.length);
    let noticed = 0;
    all.forEach(({ match, steps }, index) => {
      const at = (seeds[index] ?? 0) % match.moves.length;
      const others = coup.moves(steps[at]?.state as Parameters<typeof coup.moves>[0]);
      const written = JSON.parse(serialise(coup, match)) as Match<never, unknown>;
      const damaged = [
        written.moves.toSpliced(at, 1),
        written.moves.toSpliced(at, 0, { type: 'allow' }),
        written.moves.with(at, others[(seeds[index] ?? 0) % others.length]),
      ];
      damaged.forEach((moves) => {
        const text = JSON.stringify({ ...written, moves });
        const problem = problemIn(() => parse({ coup }, text));
        if (problem) noticed++;
        else
          expectSame(lastState(coup, { ...match, moves: moves as typeof match.moves }), steps.at(-1)?.state);
      });
    });
    expect(noticed).toBeGreaterThan(all.length * 2);
  });

  test('with another seed, book or table is noticed', () => {
    const hebrew = gameAt({ book: 'hebrew', players: 3, first: 0 }, 8).match;
    const written = JSON.parse(serialise(coup, hebrew)) as typeof hebrew;
    const read = (change: object) =>
      problemIn(() => parse({ coup }, JSON.stringify({ ...written, ...change })))?.[0];
    expect(read({})).toBeUndefined();
    expect(read({ checksum: '00000000' })).toBe('checksum differs');
    expect(read({ checksum: undefined })).toBe('checksum differs');
    const changes = [
      { seed: 9 },
      ...tables
        .filter(({ book, players }) => players === 4 || (players === 3 && book !== 'hebrew'))
        .map((setup) => ({ setup: { ...setup, first: hebrew.setup.first } })),
    ];
    changes.forEach((change) =>
      expect([change, read(change)]).toEqual([
        change,
        expect.stringMatching(/^(illegal move|checksum differs)$/),
      ]),
    );
  });
});
