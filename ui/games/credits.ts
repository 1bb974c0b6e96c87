import type { TFunction } from 'i18next';
import type { GameId } from '.';

/** Whose games these are, for the page about the app. Their names stay as they write them, in every language. */
export const credits: Readonly<Record<GameId, (t: TFunction) => string>> = {
  coup: (t) => t('about.coup', { designer: 'Rikki Tahta' }),
  cops: (t) => t('about.cops', { first: 'Brian Henk', second: 'Clayton Skancke' }),
};
