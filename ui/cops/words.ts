import { lateWords } from '../i18n/lateWords';

export const copsWords = lateWords({
  fa: () => import('../../locales/fa/copsWords-fa'),
  he: () => import('../../locales/he/copsWords-he'),
  ru: () => import('../../locales/ru/copsWords-ru'),
  en: () => import('../../locales/en/copsWords-en'),
});
