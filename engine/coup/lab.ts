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
export { oddsByCards } from './coach/belief';
export { habitTable } from './coach/habitTable';
export { handTable } from './coach/handTable';
export { ledgerOf, type Ledger } from './coach/ledger';
export { standingTable } from './coach/standingTable';
export type { Weights, WordTable } from './coach/weights';
export { wordTable } from './coach/wordTable';
export { bent, chanceOfWord, traitsOf, unit, wordKinds, wordOn, type WordKind } from './coach/words';
export { blockHabit, doubtHabit, habitCount, type Habits } from './coach/habits';
export { blankStrengths, chanceToWin, crowdOf, filled, handTraits, waitOf } from './coach/standing';
export type { HandStrengths, Strengths } from './coach/strengths';
export { handOf, supports } from './hands';
export { isHidden, others } from './state';
