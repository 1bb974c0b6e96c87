import { isDeepStrictEqual } from 'node:util';
import type { Game, GameTypes } from '../../../engine';
import { everyStep, expectSame, type Playout } from '../core/playout';

/** What holds of the answers of every game; `some` are the states in which each of them is given. */
export function answersAreSound<G extends GameTypes>(
  game: Game<G>,
  games: () => readonly Playout<G>[],
  some: () => readonly G['State'][],
): void {
  test('nobody is asked once it is over, and only then', () => {
    games().forEach((one) =>
      everyStep(one, ({ state }) => {
        const over = game.outcome(state) !== null;
        expectSame([game.asked(state) === null, game.moves(state).length === 0], [over, over]);
      }),
    );
  });

  test('no two answers are the same, and they come in the same order whenever one asks', () => {
    games().forEach((one) =>
      everyStep(one, ({ state }) => {
        const moves = game.moves(state);
        expectSame(new Set(moves.map((move) => JSON.stringify(move))).size, moves.length);
        expectSame(game.moves(JSON.parse(JSON.stringify(state)) as G['State']), moves);
      }),
    );
  });

  test('every answer offered is accepted, and something comes of it', () => {
    some().forEach((state) =>
      game.moves(state).forEach((move) => {
        const { state: next, events } = game.play(state, move);
        expectSame([isDeepStrictEqual(next, state), events.length > 0], [false, true]);
      }),
    );
  });
}
