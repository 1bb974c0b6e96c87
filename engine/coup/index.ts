export { mayBlockNext } from './aloud';
export { answersAloud } from './questions';
export {
  actionRules,
  actions,
  blockingRoles,
  claimBehind,
  costOf,
  exchangeDraws,
  mustCoupAt,
  type Action,
  type Claim,
} from './actions';
export {
  books,
  ruleBooks,
  sixthCharacters,
  type Book,
  type RuleBook,
  type SixthCharacter,
  type TwoPlayers,
} from './books';
export { coupBots, isTrained, taughtBots, type CoupBotId, type CoupFaceId } from './bots';
export { bombClaim } from './claims';
export type { CoupOptions, CoupSetup } from './deal';
export type { CoupEvent } from './events';
export { coup } from './game';
export type { CoupKind, CoupMove } from './moves';
export { obstacle, seatsInReach, type Obstacle } from './obstacle';
export { chanceOfHolding, chanceOfTruth, inOthersEyes, unseenIn } from './odds';
export { parties, type Party } from './parties';
export { retrospect, type Retrospect, type TurnMark } from './retrospect';
export { castOf, roles, type Role } from './roles';
export type { CoupState } from './state';
export { tallies, type CoupFigure } from './tallies';
export type { Coup } from './types';
export type { CoupView, Pending } from './view';
