import { lateWords } from './lateWords';

/** What is said in more than one part of the app, and not on the first page. */
export const sharedWords = lateWords({
  fa: () => import('../../locales/fa/sharedWords-fa'),
  he: () => import('../../locales/he/sharedWords-he'),
  ru: () => import('../../locales/ru/sharedWords-ru'),
  en: () => import('../../locales/en/sharedWords-en'),
});
