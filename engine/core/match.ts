import { checksum } from './checksum';
import { MoveError, SetupError } from './errors';
import type { Game, Step } from './game';

export const matchVersion = 1;

/** Somebody at the table: a person, or a bot by its name. */
export interface MatchPlayer {
  readonly name: string;
  readonly bot?: string;
}

/**
 * A match is its set-up, its seed and its moves. Replaying them gives every state and event again, so that this is the
 * save file, the history, the way back from a slip, the replay and the bug report.
 */
export interface Match<Setup, Move> {
  readonly version: number;
  readonly game: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly players: readonly MatchPlayer[];
  readonly moves: readonly Move[];
}

/** Why a record cannot be used, in words a log can print; `code` is for whoever has to tell a person. */
export class MatchError extends Error {
  override readonly name = 'MatchError';
  readonly code: MatchProblem;

  constructor(code: MatchProblem, problem: string) {
    super(problem);
    this.code = code;
  }
}

export type MatchProblem =
  'not a record' | 'unknown version' | 'unknown game' | 'illegal setup' | 'illegal move' | 'checksum differs';

type AnyGame<Setup, State, Move, Event> = Pick<
  Game<Setup, State, Move, Event, unknown>,
  'id' | 'deal' | 'play'
>;

export function createMatch<Setup, Move>(
  game: { readonly id: string },
  setup: Setup,
  seed: number,
  players: readonly MatchPlayer[],
): Match<Setup, Move> {
  return { version: matchVersion, game: game.id, setup, seed, players, moves: [] };
}

export const withMove = <Setup, Move>(match: Match<Setup, Move>, move: Move): Match<Setup, Move> => ({
  ...match,
  moves: [...match.moves, move],
});

/** The match as it stood after so many moves. */
export const rewind = <Setup, Move>(match: Match<Setup, Move>, moves: number): Match<Setup, Move> => ({
  ...match,
  moves: match.moves.slice(0, Math.max(0, moves)),
});

/** Every state the match went through, the deal first (without events), then one for each move. */
export function replay<Setup, State, Move, Event>(
  game: AnyGame<Setup, State, Move, Event>,
  match: Match<Setup, Move>,
): readonly Step<State, Event>[] {
  let state = dealt(game, match);
  const steps: Step<State, Event>[] = [{ state, events: [] }];
  match.moves.forEach((move, index) => {
    const step = played(game, state, move, index);
    steps.push(step);
    state = step.state;
  });
  return steps;
}

/** Where the match stands. */
export function lastState<Setup, State, Move, Event>(
  game: AnyGame<Setup, State, Move, Event>,
  match: Match<Setup, Move>,
): State {
  return match.moves.reduce(
    (state, move, index) => played(game, state, move, index).state,
    dealt(game, match),
  );
}

function dealt<Setup, State, Move, Event>(
  game: AnyGame<Setup, State, Move, Event>,
  match: Match<Setup, Move>,
): State {
  try {
    return game.deal(match.setup, match.seed);
  } catch (error) {
    if (error instanceof SetupError) throw new MatchError('illegal setup', `illegal setup: ${error.message}`);
    throw error;
  }
}

function played<Setup, State, Move, Event>(
  game: AnyGame<Setup, State, Move, Event>,
  state: State,
  move: Move,
  index: number,
): Step<State, Event> {
  try {
    return game.play(state, move);
  } catch (error) {
    if (error instanceof MoveError)
      throw new MatchError('illegal move', `illegal move ${index + 1}: ${error.message}`);
    throw error;
  }
}

/** Text to keep or to send: the record, and the checksum of where it leads. Who knows that already need not play it again. */
export function serialise<Setup, State, Move, Event>(
  game: AnyGame<Setup, State, Move, Event>,
  match: Match<Setup, Move>,
  state: State = lastState(game, match),
): string {
  return JSON.stringify({ ...match, checksum: checksum(state) });
}

/** Reads what `serialise` wrote. Whatever the text, it gives a match that can be played on, or throws a `MatchError`. */
export function parse(
  games: Readonly<Record<string, AnyGame<never, unknown, never, unknown>>>,
  text: string,
): Match<unknown, unknown> {
  const { checksum: expected, ...match } = recordIn(text);
  if (match.version !== matchVersion)
    throw new MatchError('unknown version', `unknown version ${match.version}`);
  const game = Object.hasOwn(games, match.game) ? games[match.game] : undefined;
  if (!game) throw new MatchError('unknown game', `unknown game ${match.game}`);
  const state = lastState(game, match as Match<never, never>);
  if (checksum(state) !== expected) throw new MatchError('checksum differs', 'checksum differs');
  return match;
}

function recordIn(text: string): Match<unknown, unknown> & { readonly checksum: unknown } {
  const value = json(text);
  if (!isRecord(value)) throw new MatchError('not a record', 'not a record of a match');
  const { version, game, setup, seed, players, moves } = value;
  return { version, game, setup, seed, players, moves, checksum: value.checksum };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlayer = (value: unknown): value is MatchPlayer =>
  isObject(value) &&
  typeof value.name === 'string' &&
  (value.bot === undefined || typeof value.bot === 'string');

function isRecord(value: unknown): value is Match<unknown, unknown> & { readonly checksum: unknown } {
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
