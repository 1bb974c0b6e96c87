import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { MoveError, type Game, type GameTypes } from '../../../engine';
import { chance, expectSame, oneOf, runs } from '../core/playout';

function isRefused<G extends GameTypes>(game: Game<G>, state: G['State'], move: unknown): void {
  let error: unknown = 'It was accepted.';
  try {
    game.play(state, move);
  } catch (thrown) {
    error = thrown;
  }
  if (!(error instanceof MoveError))
    expect([move, game.asked(state), error]).toEqual([move, game.asked(state), expect.any(MoveError)]);
}

/** The move is refused, and nothing has changed. */
export function expectRefused<G extends GameTypes>(game: Game<G>, state: G['State'], move: unknown): void {
  const before = JSON.stringify(state);
  isRefused(game, state, move);
  expectSame(JSON.stringify(state), before);
}

/** Of all that can be said, what is offered is accepted and the rest refused; and nothing has changed. */
export function onlyTheOfferedIsAccepted<G extends GameTypes>(
  game: Game<G>,
  states: readonly G['State'][],
  sayable: readonly unknown[],
): void {
  const inWords = sayable.map((move) => [move, JSON.stringify(move)] as const);
  for (const state of states) {
    const before = JSON.stringify(state);
    const offered = new Set(game.moves(state).map((move) => JSON.stringify(move)));
    for (const [move, words] of inWords)
      if (offered.has(words)) game.play(state, move);
      else isRefused(game, state, move);
    expectSame(JSON.stringify(state), before);
  }
}

export function anythingAtAllIsRefused<G extends GameTypes>(
  game: Game<G>,
  states: readonly G['State'][],
): void {
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.anything({ withNullPrototype: true, withSparseArray: true }),
      (state, move) => expectRefused(game, state, move),
    ),
  );
}

/** Legal answers with a field changed, added or left out; `words` are what other answers say. */
export function oneThingWrongIsRefused<G extends GameTypes>(
  game: Game<G>,
  states: readonly G['State'][],
  words: readonly unknown[],
): void {
  const wrong = fc.oneof(
    fc.constantFrom<unknown>(null, NaN, Infinity, -1, 0.5, 1e21, '0', [0], {}, true, ...words),
    fc.anything(),
  );
  const kinds = fc.constantFrom('changed', 'added', 'left out');
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.nat(), kinds, wrong, (state, seed, kind, value) => {
      const luck = chance(seed);
      const moves = game.moves(state);
      if (moves.length === 0) return;
      const move: Record<string, unknown> = { ...(oneOf(moves, luck) as object) };
      const key = oneOf(Object.keys(move), luck);
      const at = kind === 'added' ? `${key}s` : key;
      if (kind === 'left out') delete move[key];
      else move[at] = Object.is(value, -0) ? 0 : value;
      const same = moves.some((offered) => isDeepStrictEqual(offered, move));
      if (!same && (kind === 'left out' || move[at] !== undefined)) expectRefused(game, state, move);
    }),
    { numRuns: runs(2_000) },
  );
}

/** A legal answer of two parts, its type and one more, in every dress in which it is no answer. */
export function disguisesAreRefused<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  move: { readonly type: string; readonly [part: string]: unknown },
  part: string,
): void {
  const { type, ...rest } = move;
  const refused = (disguise: unknown) => expectRefused(game, state, disguise);

  test('whose parts are inherited', () => {
    refused(Object.create(move));
    refused(Object.assign(Object.create({ type }) as object, rest));
    refused(Object.assign(Object.create({ type }) as object, rest, { more: 1 }));
    refused(JSON.parse(`{"__proto__": ${JSON.stringify(move)}}`));
    refused(JSON.parse(`{"type": "${type}", "__proto__": ${JSON.stringify(rest)}}`));
  });

  test('that names what every object has instead of what the move needs', () => {
    refused({ type, constructor: Object });
    refused({ type, toString: Object.prototype.toString });
    refused({ type, hasOwnProperty: Object.prototype.hasOwnProperty });
  });

  test('in a list of moves', () => {
    refused([move]);
  });

  test('that no message could print', () => {
    const loop: Record<string, unknown> = { type };
    loop[part] = loop;
    refused(loop);
    refused({ type, [part]: 5n });
    refused({
      type,
      toJSON: () => {
        throw new Error('no');
      },
    });
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level++) deep = [deep];
    refused({ type, [part]: deep });
  });
}
