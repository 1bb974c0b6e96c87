import { isDeepStrictEqual } from 'node:util';
import {
  createMatch,
  everyBot,
  parse,
  playOut,
  serialise,
  type Bot,
  type GameTypes,
  type PlayedMatch,
  type Step,
} from '../../../engine';
import { longestThoughtful } from '../../../engine/core/bot';
import type { SoakGame } from './games';
import type { Luck } from './luck';

/** Something that must never happen has happened. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

export function insist(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Trouble(otherwise);
}

/** By luck alone a game is over long before that. */
const endless = longestThoughtful + 2_000;

/** The distance from one table to the next, so that a few games see small and large tables of every book. It is a prime, so none is left out. */
const step = 113;

/** A match and all its steps. */
export type Played = PlayedMatch<GameTypes>;

export interface Seats {
  readonly setup: GameTypes['Setup'];
  readonly seed: number;
  readonly bots: readonly Bot<GameTypes>[];
}

/** The tables in turn; all bots of one kind, or any mix of them. */
export function seatsFor({ setups, bots }: SoakGame, number: number, luck: Luck): Seats {
  const setup = setups[(number * step) % setups.length] as GameTypes['Setup'];
  const { players } = setup;
  const everybody = everyBot(bots);
  const one = everybody[luck.below(everybody.length + 1)];
  return {
    setup: { ...setup, first: luck.below(players) },
    seed: luck.below(2 ** 32),
    bots: Array.from({ length: players }, () => one ?? luck.oneOf(everybody)),
  };
}

/** Bots play, and the referee watches. */
export function played({ game, foul }: SoakGame, { setup, seed, bots }: Seats): Played {
  const players = bots.map(({ id }, seat) => ({ name: `${id} ${seat}`, bot: id }));
  const moves: GameTypes['Move'][] = [];
  const match = { ...createMatch(game, setup, seed, players), moves };
  const state = game.deal(setup, seed);
  const steps: Step<GameTypes>[] = [{ state, events: [] }];
  for (const step of playOut(game, bots, state, seed)) {
    moves.push(step.move);
    steps.push({ state: step.state, events: step.events });
    const problem = foul(step.before, step.events, step.state);
    insist(problem === null, `move ${moves.length}: ${problem}`);
    insist(moves.length < endless, `no end after ${endless} moves`);
  }
  insist(game.outcome(steps.at(-1)?.state) !== null, 'it stopped, and nobody has won');
  return { match, steps };
}

/** Its way through text and back changes nothing, and replaying it leads through the same states. */
export function survivesText({ game }: SoakGame, one: Played): string {
  const text = serialise(one);
  const read = parse(game, text);
  insist(isDeepStrictEqual(read.match, one.match), 'the match that was read is another');
  insist(isDeepStrictEqual(read.steps, one.steps), 'replaying it led somewhere else');
  insist(serialise(read) === text, 'written again, it is another text');
  return text;
}
