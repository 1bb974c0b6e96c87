/** What the rest of the app, and anybody else, may use of the engine. */
import { coup } from './coup';
import { coupBots } from './coup/bots';

export {
  askBot,
  hearStep,
  playOut,
  wakeBots,
  type Bot,
  type Bots,
  type Decision,
  type Json,
  type Minds,
  type Played,
} from './core/bot';
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
export {
  actionRules,
  actions,
  blockingRoles,
  claimBehind,
  exchangeDraws,
  mustCoupAt,
  type Action,
  type Claim,
} from './coup/actions';
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
export {
  retrospect,
  type Bluff,
  type Fall,
  type Retrospect,
  type TurnMark,
  type WrongChallenge,
} from './coup/retrospect';
export { roles, type Role } from './coup/roles';
export type { CoupState } from './coup/state';
export type { CoupView, Pending } from './coup/view';
export { identities, type Identity } from './cops/identities';

export { coup };

/** Every game there is, by its id. */
export const games = { coup } as const;

/** Who may take a seat that nobody sits in, by the game and their own id. */
export const bots = { coup: coupBots } as const;
