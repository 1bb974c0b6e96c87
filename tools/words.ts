import { words as copsEn } from '../locales/en/copsWords-en';
import { words as coupEn } from '../locales/en/coupWords-en';
import { words as sharedEn } from '../locales/en/sharedWords-en';
import { words as copsFa } from '../locales/fa/copsWords-fa';
import { words as coupFa } from '../locales/fa/coupWords-fa';
import { words as sharedFa } from '../locales/fa/sharedWords-fa';
import { firstWords } from '../locales/first';
import { words as copsHe } from '../locales/he/copsWords-he';
import { words as coupHe } from '../locales/he/coupWords-he';
import { words as sharedHe } from '../locales/he/sharedWords-he';
import { words as copsRu } from '../locales/ru/copsWords-ru';
import { words as coupRu } from '../locales/ru/coupWords-ru';
import { words as sharedRu } from '../locales/ru/sharedWords-ru';
import type { Language } from '../store/languages';

/** Every word there is: those of the first page, and those that come later. */
export const words = {
  fa: { ...firstWords.fa, ...sharedFa, ...coupFa, ...copsFa },
  he: { ...firstWords.he, ...sharedHe, ...coupHe, ...copsHe },
  ru: { ...firstWords.ru, ...sharedRu, ...coupRu, ...copsRu },
  en: { ...firstWords.en, ...sharedEn, ...coupEn, ...copsEn },
} satisfies Record<Language, object>;
