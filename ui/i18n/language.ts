import type { TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { Language } from '../../store/languages';
import { translatorOf, type Voice } from './translations';

export type Direction = 'rtl' | 'ltr';

export interface Spoken {
  readonly language: Language;
  readonly direction: Direction;
  readonly t: TFunction;
}

const direction: Readonly<Record<Language, Direction>> = { fa: 'rtl', he: 'rtl', ru: 'ltr', en: 'ltr' };

export const spoken = (language: Language, voice: Voice | null = null): Spoken => ({
  language,
  direction: direction[language],
  t: translatorOf(language, voice),
});

export const LanguageContext = createContext<Spoken | null>(null);

/** The language on screen: its words, and the direction it runs in. */
export function useLanguage(): Spoken {
  const current = use(LanguageContext);
  if (current === null) throw new Error('There is no LanguageProvider above.');
  return current;
}
