import type { TFunction } from 'i18next';
import { actions, mustCoupAt, obstacle } from '../../../engine/coup';
import type { Action, CoupView, Obstacle } from '../../../engine/coup';
import { byAction, mustCoup, type CoupRule } from '../log/rules';

/** All actions of this game, possible or not: what is offered never changes with who asks. */
export const actionsIn = (view: CoupView): readonly Action[] =>
  actions.filter((action) => obstacle(view, action)?.why !== 'notInThisGame');

/** Why an action cannot be taken, or cannot be aimed at somebody. Null for what is not even shown. */
export function whyNot(t: TFunction, reason: Obstacle | null): string | null {
  switch (reason?.why) {
    case undefined:
    case 'notInThisGame':
    case 'outOfReach':
      return null;
    case 'coins':
      return t('coup.decision.whyNot.coins', { coins: t('coins.count', { count: reason.needs }) });
    case 'mustCoup':
      return t('coup.decision.whyNot.mustCoup', { count: mustCoupAt });
    case 'emptyReserve':
      return t('coup.decision.whyNot.emptyReserve');
    case 'nobodyToRob':
      return t('coup.decision.whyNot.nothingToSteal');
    case 'onlyFellows':
      return t('coup.decision.whyNot.onlyFellows');
    case 'fellow':
    case 'noCoins':
      return t(`coup.decision.whyNotAt.${reason.why}`);
  }
}

const oneOfTheParty: CoupRule = { byBook: { persianPlus: 'FP-R06' } };
const nothingToTake: CoupRule = { byBook: {}, ruling: 'C-24' };

const rules: Readonly<Record<Obstacle['why'], (action: Action) => CoupRule | null>> = {
  notInThisGame: () => null,
  outOfReach: () => null,
  coins: (action) => byAction[action],
  mustCoup: () => mustCoup,
  emptyReserve: () => ({ byBook: {}, ruling: 'C-43' }),
  nobodyToRob: () => nothingToTake,
  noCoins: () => nothingToTake,
  onlyFellows: () => oneOfTheParty,
  fellow: (action) => (action === 'examine' ? { byBook: { persianPlus: 'FP-I06' } } : oneOfTheParty),
};

/** The rule that shuts an action, or keeps it from somebody; null for what is not even shown. */
export const ruleAgainst = (action: Action, reason: Obstacle | null): CoupRule | null =>
  reason && rules[reason.why](action);
