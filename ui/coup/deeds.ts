import type { TFunction } from 'i18next';
import { actionRules, exchangeDraws, ruleBooks, type Action, type CoupView } from '../../engine/coup';

/** What an action does by this table's book and options; `embezzled` says what there is to take from the reserve. */
export function deedInWords(
  t: TFunction,
  { book, sixth }: CoupView,
  action: Action,
  embezzled: string,
): string {
  switch (action) {
    case 'exchange':
      return t('coup.decision.does.exchange', { count: exchangeDraws[sixth] });
    case 'examine':
      return t(`coup.decision.looks.${ruleBooks[book].examine}`);
    case 'embezzle':
      return embezzled;
    default:
      return t(`coup.decision.does.${action}`);
  }
}

export function priceInWords(t: TFunction, action: Action): string | null {
  const { cost, costForAnother } = actionRules[action];
  if (cost === 0) return null;
  if (costForAnother === undefined)
    return t('coup.decision.price', { coins: t('coins.count', { count: cost }) });
  return t('coup.decision.prices', { own: cost, other: costForAnother });
}

/** What a block stops, as it stands in a sentence. */
export function blockedDeed(t: TFunction, action: Action): string {
  switch (action) {
    case 'foreignAid':
    case 'assassinate':
    case 'steal':
      return t(`coup.blocked.${action}`);
    default:
      return t(`coup.actions.${action}`);
  }
}
