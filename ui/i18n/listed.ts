import type { TFunction } from 'i18next';

/** Joins items with the comma of the language. */
export const listed = (t: TFunction, items: readonly string[]): string =>
  items.length === 0 ? '' : items.reduceRight((more, one) => t('common.list', { one, more }));
