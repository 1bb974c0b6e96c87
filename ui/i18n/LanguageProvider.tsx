import { LocaleProvider } from 'expo-router';
import type { ReactNode } from 'react';
import { Directed } from './Directed';
import { LanguageContext, spoken } from './language';
import { useOnScreen } from './onScreen';

/** Words, direction and the way pages slide all change in one render, wherever the app is. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useOnScreen((now) => now.language);
  const current = spoken(language);
  return (
    <LanguageContext value={current}>
      <LocaleProvider direction={current.direction}>
        <Directed>{children}</Directed>
      </LocaleProvider>
    </LanguageContext>
  );
}
