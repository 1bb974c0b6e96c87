import {
  createMatch,
  lastState,
  MatchError,
  matchVersion,
  parse,
  replay,
  serialise,
  SetupError,
  withMove,
  type Game,
  type GameTypes,
} from '../../../engine';
import { coup, type CoupMove, type CoupState } from '../../../engine/coup';
import { checksum } from '../../../engine/core/checksum';
import { MoveError } from '../../../engine/core/errors';
import { gameAt, gamesEverywhere } from '../coup/properties/tables';
import { expectSame, someSeeds } from './playout';

interface Counting extends GameTypes {
  readonly Setup: { readonly players: number; readonly first: number; readonly from: number };
  readonly State: { readonly at: number; readonly seed: number };
  readonly Move: number;
}
/** The smallest game there is: say numbers above zero until they add up to ten. */
const counting: Pick<Game<Counting>, 'id' | 'deal' | 'play'> = {
  id: 'counting',
  deal({ from }, seed) {
    if (from > 9) throw new SetupError('from', 'too far on');
    return { at: from, seed };
  },
  play(state, move) {
    if (!(move > 0)) throw new MoveError(`${move} leads nowhere.`);
    return { state: { ...state, at: state.at + move }, events: [{ type: `said ${move}` }] };
  },
};
const from = (at: number) => ({ players: 2, first: 0, from: at });
const started = () => createMatch(counting, from(0), 7, [{ name: 'Ann' }, { name: 'Bo', bot: 'bold' }]);
const played = () => [1, 2, 3].reduce(withMove<Counting>, started());

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
      version: matchVersion,
      game: 'counting',
      setup: from(0),
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

  test('plays again: the deal without events, then each move', () => {
    expect(replay(counting, played())).toEqual([
      { state: { at: 0, seed: 7 }, events: [] },
      { state: { at: 1, seed: 7 }, events: [{ type: 'said 1' }] },
      { state: { at: 3, seed: 7 }, events: [{ type: 'said 2' }] },
      { state: { at: 6, seed: 7 }, events: [{ type: 'said 3' }] },
    ]);
  });

  test('stands where its last move led', () => {
    expect(lastState(counting, played())).toEqual({ at: 6, seed: 7 });
    expect(lastState(counting, started())).toEqual({ at: 0, seed: 7 });
  });

  test('that cannot be played() says why, and where', () => {
    const stray = { ...played(), moves: [1, 2, -3, 4] };
    const problem = ['illegalMove', 'illegal move 3: -3 leads nowhere.'];
    expect(problemIn(() => replay(counting, stray))).toEqual(problem);
    expect(problemIn(() => lastState(counting, stray))).toEqual(problem);
    const far = ['illegalSetup', 'illegal setup: from: too far on'];
    expect(problemIn(() => replay(counting, { ...played(), setup: from(10) }))).toEqual(far);
    expect(problemIn(() => lastState(counting, { ...played(), setup: from(10) }))).toEqual(far);
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
    expect(new MatchError('notARecord', 'x')).toMatchObject({
      name: 'MatchError',
      code: 'notARecord',
      message: 'x',
    });
  });
});

describe('a game of Coup', () => {
  test('is kept in words that name its last state', () => {
    const { match, steps } = gameAt({ book: 'hebrew', players: 3, first: 0 }, 4);
    expect(JSON.parse(serialise({ match, steps }))).toEqual({
      ...match,
      checksum: checksum(steps.at(-1)?.state),
    });
  });

  test('with one move changed, left out or added is noticed, or leads to the same place', () => {
    const all = gamesEverywhere();
    const seeds = someSeeds(all.length);
    let noticed = 0;
    all.forEach(({ match, steps }, index) => {
      const at = (seeds[index] ?? 0) % match.moves.length;
      const others = coup.moves(steps[at]?.state as CoupState);
      const written = JSON.parse(serialise({ match, steps })) as typeof match;
      const damaged = [
        written.moves.toSpliced(at, 1),
        written.moves.toSpliced(at, 0, { type: 'allow' }),
        written.moves.with(at, others[(seeds[index] ?? 0) % others.length] as CoupMove),
      ];
      damaged.forEach((moves) => {
        const text = JSON.stringify({ ...written, moves });
        const problem = problemIn(() => parse(coup, text));
        if (problem) noticed++;
        else expectSame(lastState(coup, { ...match, moves }), steps.at(-1)?.state);
      });
    });
    expect(noticed).toBeGreaterThan(all.length * 2);
  });
});
