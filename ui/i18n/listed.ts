import type { TFunction } from 'i18next';

/** Several as one, with the comma of the language between them. */
export const listed = (t: TFunction, items: readonly string[]): string =>
  items.length === 0 ? '' : items.reduceRight((more, one) => t('common.list', { one, more }));
