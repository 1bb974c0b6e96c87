import type { Action, Obstacle } from '../../../engine/coup';
import { byAction, mustCoup, type CoupRule } from '../log/rules';

const oneOfTheParty: CoupRule = { byBook: { persianPlus: 'FP-R06' } };
const nothingToTake: CoupRule = { byBook: {}, ruling: 'C-24' };

/** The rule that shuts an action, or keeps it from somebody; null for what is not even shown. */
export function ruleAgainst(action: Action, reason: Obstacle | null): CoupRule | null {
  switch (reason?.why) {
    case undefined:
    case 'notInThisGame':
    case 'outOfReach':
      return null;
    case 'coins':
      return byAction[action];
    case 'mustCoup':
      return mustCoup;
    case 'emptyReserve':
      return { byBook: {}, ruling: 'C-43' };
    case 'nobodyToRob':
    case 'noCoins':
      return nothingToTake;
    case 'onlyFellows':
      return oneOfTheParty;
    case 'fellow':
      return action === 'examine' ? { byBook: { persianPlus: 'FP-I06' } } : oneOfTheParty;
  }
}
