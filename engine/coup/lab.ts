/**
 * What the laboratory (lab/) sees of Coup besides its index: how trained bots see a table, remember it and look up what
 * they have learnt, how it is written down, and what the coach's sense of a standing is made of. Nothing that is shipped
 * imports this.
 */
export { player } from './bots/steady';
export { temperaments } from './bots/temperament';
export * as answer from './bots/trained/answers';
export { moveFor, plainMove } from './bots/trained/carryOut';
export { lieOdds, seenOf, unseen } from './bots/trained/counting';
export { decodeTable, maskBytes, weightsIn, type Printed } from './bots/trained/decode';
export * from './bots/trained/duelPlaces';
export {
  kindList,
  kinds,
  numberOfKind,
  rowCount,
  slotCount,
  type Grain,
  type Situation,
} from './bots/trained/kinds';
export * from './bots/trained/layout';
export { learntFrom } from './bots/trained/learnt';
export * as ledger from './bots/trained/ledger';
export { skills } from './bots/trained/levels';
export { hear, wake, type Mind } from './bots/trained/mind';
export { moveNumber } from './bots/trained/moveNumber';
export { chancesOf } from './bots/trained/policy';
export { sightOf } from './bots/trained/sight';
export { asks, situate } from './bots/trained/situation';
export { table } from './bots/trained/table';
export { blankStrengths, crowdOf, filled, waitOf } from './coach/standing';
export type { Strengths } from './coach/strengths';
export { isHidden, others } from './state';
