import type { TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { Language } from '../../store/languages';
import { translators } from './translations';

export type Direction = 'rtl' | 'ltr';

export interface Spoken {
  readonly language: Language;
  readonly direction: Direction;
  readonly t: TFunction;
}

const direction: Readonly<Record<Language, Direction>> = { fa: 'rtl', he: 'rtl', ru: 'ltr', en: 'ltr' };

export const spoken = (language: Language): Spoken => ({
  language,
  direction: direction[language],
  t: translators[language],
});

export const LanguageContext = createContext<Spoken>(spoken('en'));

/** The language on screen: its words, and the direction it runs in. */
export const useLanguage = () => use(LanguageContext);
