import { assassin, assassinate, captain, contessa, duke, foreignAid, sixth } from './layout';

/** The answers by their places in a row, for each kind of question that does not name cards. */
export const [
  takesIncome,
  takesAid,
  taxes,
  steals,
  assassinates,
  exchanges,
  overthrows,
  examines,
  embezzles,
  bombs,
  turnsCoat,
  turnsAnother,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

export const [letsPass, objects] = [0, 1] as const;

export const [explodes, defuses, passesOn] = [0, 1, 2] as const;

/** Blocking with the first or the second of the characters that may. */
export const [blocksFirst, blocksSecond] = [1, 2] as const;

export const blockers = (action: number): readonly [first: number, second: number] =>
  action === foreignAid ? aidBlockers : action === assassinate ? strikeBlockers : theftBlockers;
const aidBlockers = [duke, -1] as const;
const strikeBlockers = [contessa, -1] as const;
const theftBlockers = [captain, sixth] as const;

/** What is claimed with the answers that claim anything, in one's own turn. */
export const claimsOf: readonly (readonly [action: number, part: number])[] = [
  [taxes, duke],
  [steals, captain],
  [assassinates, assassin],
  [exchanges, sixth],
  [examines, sixth],
];
