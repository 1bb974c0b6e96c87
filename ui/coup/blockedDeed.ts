import type { TFunction } from 'i18next';
import type { Action } from '../../engine/coup';

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
