/** What the rest of the app, and anybody else, may use of the engine. */
import { coup } from './coup';

export { MoveError, SetupError } from './core/errors';
export type { Game, Outcome, Question, Seat, Step, Viewer } from './core/game';
export {
  createMatch,
  lastState,
  MatchError,
  matchVersion,
  parse,
  replay,
  rewind,
  serialise,
  withMove,
  type Match,
  type MatchPlayer,
  type MatchProblem,
} from './core/match';
export { below, seeded, shuffled, type Random } from './core/random';
export { actions, type Action, type Claim } from './coup/actions';
export {
  books,
  ruleBooks,
  type Book,
  type RuleBook,
  type SixthCharacter,
  type TwoPlayers,
} from './coup/books';
export type { CoupOptions, CoupSetup } from './coup/deal';
export type { CoupEvent } from './coup/events';
export { parties, type CoupMove, type Party } from './coup/moves';
export { roles, type Role } from './coup/roles';
export type { CoupState } from './coup/state';
export type { CoupView, Pending } from './coup/view';
export { identities, type Identity } from './cops/identities';

export { coup };

/** Every game there is, by its id. */
export const games = { coup } as const;
