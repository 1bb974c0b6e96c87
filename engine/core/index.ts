/** What every game is made of, without any game. */
export {
  askBot,
  decided,
  hearStep,
  luckOf,
  playOut,
  randomBot,
  wakeBots,
  type Bot,
  type Bots,
  type Json,
  type Minds,
  type PlayedStep,
  type Position,
  type Thinking,
} from './bot';
export { checksum } from './checksum';
export { defineGame } from './defineGame';
export { MoveError, SetupError } from './errors';
export { comesOf, type EventOf, type OfEvent, type OfSome, type Secret, type Tells } from './events';
export type {
  Game,
  GameTypes,
  Outcome,
  Question,
  QuestionKind,
  Seat,
  Step,
  TableMoment,
  Viewer,
} from './game';
export {
  createMatch,
  gameIn,
  isSeated,
  lastState,
  lastStep,
  MatchError,
  matchVersion,
  parse,
  recordOf,
  replay,
  serialise,
  withMove,
  type Match,
  type MatchPlayer,
  type MatchProblem,
  type MatchRecord,
  type PlayedMatch,
} from './match';
export {
  botNamed,
  everyBot,
  offered,
  openName,
  readBotName,
  withFacesDrawn,
  writeBotName,
  type BotName,
  type BotRoster,
  type Face,
} from './roster';
export { sameMove } from './moves';
export { anyOf, below, draw32, seeded, shuffled, type Drawn, type Random } from './random';
