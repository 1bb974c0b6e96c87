import type { TFunction } from 'i18next';
import { LocaleProvider } from 'expo-router';
import { createContext, use, type ReactNode } from 'react';
import type { Language } from '../../store/languages';
import { useSettings } from '../../store/settings';
import { Directed } from './Directed';
import { translators } from './translations';

export type Direction = 'rtl' | 'ltr';

interface Spoken {
  readonly language: Language;
  readonly direction: Direction;
  readonly t: TFunction;
}

const direction: Readonly<Record<Language, Direction>> = { fa: 'rtl', he: 'rtl', ru: 'ltr', en: 'ltr' };

const spoken = (language: Language): Spoken => ({
  language,
  direction: direction[language],
  t: translators[language],
});

const LanguageContext = createContext<Spoken>(spoken('en'));

/** The language on screen: its words, and the direction it runs in. */
export const useLanguage = () => use(LanguageContext);

export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSettings((settings) => settings.language);
  const current = spoken(language);
  return (
    <LanguageContext value={current}>
      <LocaleProvider direction={current.direction}>
        <Directed>{children}</Directed>
      </LocaleProvider>
    </LanguageContext>
  );
}
