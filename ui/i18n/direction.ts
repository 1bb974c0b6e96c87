import type { Language } from '../../store/languages';

export type Direction = 'rtl' | 'ltr';

/** The way each language runs. */
export const directions: Readonly<Record<Language, Direction>> = {
  fa: 'rtl',
  he: 'rtl',
  ru: 'ltr',
  en: 'ltr',
};
