import { parse, serialise, type Game, type GameTypes, type Step } from '../../../engine';
import { everyStep, expectSame, type Playout } from '../core/playout';

/** What survives being saved: values that JSON keeps as they are. */
export const copyOf = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

/** What JSON would lose or change, by the way that leads to it. */
export function oddities(value: unknown, way = 'it', seen = new WeakSet<object>()): string[] {
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

/** States are plain JSON, nobody ever writes into one, and luck lies in the seed alone. */
export function everyGameIsPlain<G extends GameTypes>(
  game: Game<G>,
  games: () => readonly Playout<G>[],
  played: (seed: number) => Playout<G>,
): void {
  const middleOf = ({ steps }: Playout<G>) => steps[Math.floor(steps.length / 2)] as Step<G>;

  test('states and events are whole numbers, words, lists and records', () => {
    games().forEach(({ steps }) => expect(oddities(steps)).toEqual([]));
  });

  test('so are the answers, and what each may see', () => {
    games().forEach((one) => {
      const { state } = middleOf(one);
      const said = [game.moves(state), game.asked(state), game.view(state, 0), game.view(state, 'table')];
      expect(oddities(said)).toEqual([]);
    });
  });

  test('a state that was saved and read is the same, and plays on the same', () => {
    games().forEach((one) => {
      const { match, steps } = one;
      const read = copyOf(middleOf(one).state);
      expectSame(read, middleOf(one).state);
      const at = steps.indexOf(middleOf(one));
      if (at < match.moves.length) expectSame(game.play(read, match.moves[at]), steps[at + 1]);
    });
  });

  test('nothing is ever written into a state, whatever is asked of it', () => {
    games().forEach((one, index) =>
      everyStep(one, ({ state }) => {
        const given = copyOf(state);
        game.moves(given).forEach((move, nth) => (nth + index) % 7 === 0 && game.play(given, move));
        game.asked(given);
        game.outcome(given);
        game.view(given, 0);
        expectSame(given, state);
      }),
    );
  });

  test('a record written and read plays again to the same states and events, at every table', () => {
    games().forEach((played) => expectSame(parse(game, serialise(played)), played));
  });

  test('the same seed deals and plays the same; another does not', () => {
    expect(played(5)).toEqual(played(5));
    expect(played(5).steps[0]).not.toEqual(played(6).steps[0]);
  });
}
