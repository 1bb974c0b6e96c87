import type { TFunction } from 'i18next';
import type { Claim } from '../../../engine';

/** What somebody said they were, or, embezzling, that they were not. */
export const claimName = (t: TFunction, claim: Claim): string =>
  claim === 'noDuke' ? t('coup.noDuke') : t(`cast.${claim}.name`);
