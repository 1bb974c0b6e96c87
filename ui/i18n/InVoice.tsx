import type { ReactNode } from 'react';
import { LanguageContext, spoken, useLanguage } from './language';
import type { Voice } from './translations';

interface InVoiceProps {
  readonly voice: Voice | null;
  readonly children: ReactNode;
}

/** Pages of a game that says some of the house's words in a way of its own. */
export function InVoice({ voice, children }: InVoiceProps) {
  const { language } = useLanguage();
  return <LanguageContext value={spoken(language, voice)}>{children}</LanguageContext>;
}
