import { lateWords } from '../i18n/lateWords';

export const coupWords = lateWords({
  fa: () => import('../../locales/fa/coupWords-fa'),
  he: () => import('../../locales/he/coupWords-he'),
  ru: () => import('../../locales/ru/coupWords-ru'),
  en: () => import('../../locales/en/coupWords-en'),
});
