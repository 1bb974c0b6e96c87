import fc from 'fast-check';
import { SetupError, type Game, type GameTypes } from '../../../engine';
import { expectSame, runs } from '../core/playout';

/** The field at fault, or null if it was dealt: plain JSON, with somebody asked. */
export function faultIn<G extends GameTypes>(game: Game<G>, setup: unknown, seed: unknown): string | null {
  try {
    const state = game.deal(setup as G['Setup'], seed as number);
    expectSame(JSON.parse(JSON.stringify(state)), state);
    expect(game.asked(state)).not.toBeNull();
    return null;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    expect(error.message).toMatch(/^[\w.]+: .+ .+/);
    expect(error.message.startsWith(`${error.field}: `)).toBe(true);
    return error.field;
  }
}

/** What no set-up should hold, and what comes out of damaged files. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(null, NaN, Infinity, -0, -1, 0.5, 2.5, 1e21, '', '4', 'constructor', '__proto__'),
  fc.constantFrom<unknown>([], {}, [['base']], { toString: 1, valueOf: 1 }, Object.create(null), true),
  fc.constantFrom<unknown>(Symbol('s'), 5n),
  fc.anything(),
);

/** A value that may be given, and now and then what no set-up should hold. */
export const orStrange = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: strange });

/** The same, where it may be left out. */
export const maybe = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  orStrange(fc.option(value, { nil: undefined }));

/** Whatever somebody asks for is dealt, or refused by the name of one of these fields. */
export function expectDealtOrRefused<G extends GameTypes>(
  game: Game<G>,
  setups: fc.Arbitrary<unknown>,
  fields: readonly string[],
): void {
  fc.assert(
    fc.property(orStrange(setups), orStrange(fc.integer()), (setup, seed) => {
      const field = faultIn(game, setup, seed);
      if (field !== null) expect(fields).toContain(field);
    }),
    { numRuns: runs(2_000) },
  );
}
