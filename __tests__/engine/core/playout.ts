import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { createMatch, type Match, type PlayedMatch } from '../../../engine/core/match';
import type { Game, GameTypes, Step } from '../../../engine/core/game';

/** A game played to its end, and the record that plays it again. */
export type Playout<G extends GameTypes> = PlayedMatch<G>;

/** A number from 0 to 1, 1 left out. */
export type Chance = () => number;

/** The tests' own luck (mulberry32): a mistake in the engine's cannot hide itself in it. */
export function chance(seed: number): Chance {
  let counter = seed | 0;
  return () => {
    counter = (counter + 0x6d2b79f5) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 15), 1 | counter);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<T>(items: readonly T[], luck: Chance): T {
  const item = items[Math.floor(luck() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

export function mixed<T>(items: readonly T[], luck: Chance): T[] {
  return items
    .map((item) => ({ item, place: luck() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** As `expect(actual).toEqual(wanted)`, for where it is asked a million times: Jest is asked only for the words. */
export function expectSame(actual: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual).toStrictEqual(wanted);
}

/** This number of runs, or fewer where mutation tests repeat them a thousand times. */
export const runs = (count: number): number => Math.min(count, fc.readConfigureGlobal().numRuns ?? count);

/** Mutation tests compare runs, and fix the seed for all. */
function sampling(numRuns: number): fc.Parameters<number> {
  const { seed } = fc.readConfigureGlobal();
  return seed === undefined ? { numRuns } : { numRuns, seed };
}

/** Whole numbers that fast-check thinks of; others each time. */
export const someSeeds = (count: number): readonly number[] =>
  fc.sample(fc.integer({ min: 0, max: 2 ** 31 }), sampling(count));

/** Made when it is first asked for, by the test that needs it, and kept for the others. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Far more moves than a game played by chance has ever taken. */
const endless = 5_000;

/** Plays to the end, or stops with the record of a game that has none. */
export function playout<G extends GameTypes>(
  game: Game<G>,
  setup: G['Setup'],
  seed: number,
  choose: (moves: readonly G['Move'][], state: G['State']) => G['Move'],
): Playout<G> {
  const moves: G['Move'][] = [];
  const match = { ...createMatch(game, setup, seed, []), moves };
  return reproducibly(match, moves, () => {
    let state = game.deal(setup, seed);
    const steps: Step<G>[] = [{ state, events: [] }];
    while (game.asked(state)) {
      if (moves.length === endless) throw new Error(`No end after ${endless} moves`);
      const move = choose(game.moves(state), state);
      moves.push(move);
      const step = game.play(state, move);
      steps.push(step);
      ({ state } = step);
    }
    return { match, steps };
  });
}

/** A failure inside says which game it was, so that it can be played again. */
function reproducibly<T>(match: Match<GameTypes>, moves: readonly unknown[], check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof Error) error.message += `\n\nThe record: ${JSON.stringify({ ...match, moves })}`;
    throw error;
  }
}

/** Checks every step of a game; a failure gives the record up to there. */
export function everyStep<G extends GameTypes>(
  { match, steps }: Playout<G>,
  check: (step: Step<G>, before: G['State'] | undefined) => void,
): void {
  steps.forEach((step, played) =>
    reproducibly(match, match.moves.slice(0, played), () => check(step, steps[played - 1]?.state)),
  );
}

/** The states of these games; one of each `oneIn` is taken. */
export const statesOf = <G extends GameTypes>(
  games: readonly Playout<G>[],
  oneIn: number,
): readonly G['State'][] =>
  games.flatMap(({ steps }, game) =>
    steps.flatMap(({ state }, step) => ((step + game) % oneIn === 0 ? [state] : [])),
  );
