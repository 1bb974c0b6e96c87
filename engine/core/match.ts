import { checksum } from './checksum';
import { MoveError, SetupError } from './errors';
import type { Game, GameTypes, Step } from './game';
import { isObject } from './isObject';

/** Since version 2 some cases are ruled otherwise (V-24). A match is played to its end by what held when it was dealt. */
export const matchVersion = 2;

const knownVersions: readonly number[] = [1, matchVersion];

/** Somebody at the table: a person, or a bot by its name. */
export interface MatchPlayer {
  readonly name: string;
  readonly bot?: string;
}

/**
 * A match is its set-up, its seed and its moves. Replaying them gives every state and event again, so this is the
 * save file, the history, the way back from a slip, the replay and the bug report.
 */
export interface Match<G extends GameTypes> {
  readonly version: number;
  readonly game: string;
  readonly setup: G['Setup'];
  readonly seed: number;
  readonly players: readonly MatchPlayer[];
  readonly moves: readonly G['Move'][];
}

/** A match and everything it led to. */
export interface PlayedMatch<G extends GameTypes> {
  readonly match: Match<G>;
  /** The deal first (without events), then one step for each move. */
  readonly steps: readonly Step<G>[];
}

export type MatchProblem =
  'notARecord' | 'unknownVersion' | 'anotherGame' | 'illegalSetup' | 'illegalMove' | 'checksumDiffers';

/** Why a record cannot be used: in words a log can print, and as a `code` for the screen that tells a person. */
export class MatchError extends Error {
  override readonly name = 'MatchError';
  readonly code: MatchProblem;

  constructor(code: MatchProblem, problem: string) {
    super(problem);
    this.code = code;
  }
}

type Rules<G extends GameTypes> = Pick<Game<G>, 'id' | 'deal' | 'play'>;

export function createMatch<G extends GameTypes>(
  game: Rules<G>,
  setup: G['Setup'],
  seed: number,
  players: readonly MatchPlayer[],
): Match<G> {
  return { version: matchVersion, game: game.id, setup, seed, players, moves: [] };
}

export const withMove = <G extends GameTypes>(match: Match<G>, move: G['Move']): Match<G> => ({
  ...match,
  moves: [...match.moves, move],
});

/** Whether somebody is named for every seat. */
export const isSeated = ({ setup, players }: Match<GameTypes>): boolean => setup.players === players.length;

/** Everything a match led to, the deal first (without events), then one step for each move. */
export function replay<G extends GameTypes>(game: Rules<G>, match: Match<G>): readonly Step<G>[] {
  let state = dealt(game, match);
  const steps: Step<G>[] = [{ state, events: [] }];
  match.moves.forEach((move, index) => {
    const step = played(game, state, move, index);
    steps.push(step);
    state = step.state;
  });
  return steps;
}

/** Where steps have led. */
export function lastStep<G extends GameTypes>(steps: readonly Step<G>[]): Step<G> {
  const step = steps.at(-1);
  if (!step) throw new RangeError('A match without a deal.');
  return step;
}

/** Where the match stands. */
export const lastState = <G extends GameTypes>(game: Rules<G>, match: Match<G>): G['State'] =>
  match.moves.reduce<G['State']>(
    (state, move, index) => played(game, state, move, index).state,
    dealt(game, match),
  );

function dealt<G extends GameTypes>(game: Rules<G>, match: Match<G>): G['State'] {
  try {
    return game.deal(match.setup, match.seed, match.version);
  } catch (error) {
    if (error instanceof SetupError) throw new MatchError('illegalSetup', `illegal setup: ${error.message}`);
    throw error;
  }
}

function played<G extends GameTypes>(
  game: Rules<G>,
  state: G['State'],
  move: G['Move'],
  index: number,
): Step<G> {
  try {
    return game.play(state, move);
  } catch (error) {
    if (error instanceof MoveError)
      throw new MatchError('illegalMove', `illegal move ${index + 1}: ${error.message}`);
    throw error;
  }
}

/** A match as it is kept or sent: with the checksum of where it leads. */
export interface MatchRecord<G extends GameTypes> extends Match<G> {
  readonly checksum: string;
}

export const recordOf = <G extends GameTypes>({ match, steps }: PlayedMatch<G>): MatchRecord<G> => ({
  ...match,
  checksum: checksum(lastStep(steps).state),
});

/** The same as text. */
export const serialise = <G extends GameTypes>(played: PlayedMatch<G>): string =>
  JSON.stringify(recordOf(played));

/**
 * Reads what `serialise` wrote and plays it once. Whatever the text, it gives a match that can be played on, with all
 * it led to, or throws a `MatchError`.
 */
export function parse<G extends GameTypes>(game: Rules<G>, text: string): PlayedMatch<G> {
  const { checksum: expected, ...match } = recordIn(text);
  if (!knownVersions.includes(match.version))
    throw new MatchError('unknownVersion', `unknown version ${match.version}`);
  if (match.game !== game.id)
    throw new MatchError('anotherGame', `a record of ${match.game}, not of ${game.id}`);
  const steps = replay(game, match);
  if (checksum(lastStep(steps).state) !== expected)
    throw new MatchError('checksumDiffers', 'checksum differs');
  return { match, steps };
}

/** Which game a text is a record of, by what it says; whether that is so `parse` finds out. */
export const gameIn = (text: string): string => recordIn(text).game;

interface Claimed extends Match<GameTypes> {
  readonly checksum: unknown;
}

/** Fields are taken over by name, so that nothing else a text may carry comes along. */
function recordIn(text: string): Claimed {
  const value = json(text);
  if (!isRecord(value)) throw new MatchError('notARecord', 'not a record of a match');
  const { version, game, setup, seed, players, moves } = value;
  return { version, game, setup, seed, players: players.map(named), moves, checksum: value.checksum };
}

const named = ({ name, bot }: MatchPlayer): MatchPlayer => (bot === undefined ? { name } : { name, bot });

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isPlayer = (value: unknown): value is MatchPlayer =>
  isObject(value) &&
  typeof value.name === 'string' &&
  (value.bot === undefined || typeof value.bot === 'string');

function isRecord(value: unknown): value is Claimed {
  return (
    isObject(value) &&
    typeof value.version === 'number' &&
    typeof value.game === 'string' &&
    isObject(value.setup) &&
    typeof value.seed === 'number' &&
    Array.isArray(value.players) &&
    value.players.every(isPlayer) &&
    Array.isArray(value.moves)
  );
}
