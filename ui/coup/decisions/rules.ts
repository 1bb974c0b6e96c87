import type { Action, CoupKind, CoupView, Obstacle } from '../../../engine/coup';
import { againstAction, byAction, byHappening, mustCoup, type CoupRule } from '../log/rules';

/** What is asked at any time, whatever has been announced. */
const byKind: Readonly<Record<Exclude<CoupKind, 'block'>, CoupRule>> = {
  act: { byBook: { persianPlus: 'FP-14', persian: 'FC-20', russian: 'RU-11', hebrew: 'HE-13' } },
  challenge: byHappening.challenged,
  prove: { byBook: { persianPlus: 'FP-30', persian: 'FC-38', russian: 'RU-23', hebrew: 'HE-32' } },
  lose: byHappening.lost,
  keep: byAction.exchange,
  show: byAction.examine,
  examine: byAction.examine,
  draft: byHappening.drafted,
  side: byHappening.sided,
  bomb: byHappening.bombExploded,
  redirect: { byBook: {}, ruling: 'C-59' },
};

/** The rule behind the question on the table. */
export function ruleAsked({ asked, pending }: CoupView): CoupRule | null {
  if (asked === null) return null;
  if (asked.kind === 'block') return (pending && againstAction[pending.action]) ?? null;
  return byKind[asked.kind];
}

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
