import type { TFunction } from 'i18next';
import type { Person } from '../../store/statistics/people';

/** What somebody is called in the list. */
export const calledIn = (t: TFunction, { key, name }: Pick<Person, 'key' | 'name'>): string =>
  key === '' ? t('statistics.you') : name;
