import type { TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { Language } from '../../store/languages';
import { directions, type Direction } from './direction';
import type { Tree } from './pluralForms';
import { translatorOf } from './translations';

export interface Spoken {
  readonly language: Language;
  readonly direction: Direction;
  readonly t: TFunction;
}

export const spoken = (language: Language, voice?: Tree): Spoken => ({
  language,
  direction: directions[language],
  t: translatorOf(language, voice),
});

export const LanguageContext = createContext<Spoken | null>(null);

/** The language on screen: its words, and the direction it runs in. */
export function useLanguage(): Spoken {
  const current = use(LanguageContext);
  if (current === null) throw new Error('There is no LanguageProvider above.');
  return current;
}
