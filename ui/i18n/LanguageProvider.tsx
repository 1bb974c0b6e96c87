import { LocaleProvider } from 'expo-router';
import type { ReactNode } from 'react';
import { useSettings } from '../../store/settings';
import { Directed } from './Directed';
import { LanguageContext, spoken } from './language';

/** Words, direction and the way pages slide all change in one render, wherever the app is. */
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
