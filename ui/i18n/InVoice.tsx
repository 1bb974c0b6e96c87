import type { ReactNode } from 'react';
import { LanguageContext, spoken, useLanguage } from './language';
import type { LateWords } from './lateWords';

interface InVoiceProps {
  readonly words: LateWords;
  readonly children: ReactNode;
}

/** Pages on which some of the house's words are said in the voice of these. */
export function InVoice({ words, children }: InVoiceProps) {
  const { language } = useLanguage();
  const arrival = words[language].now();
  const voice = arrival.is === 'here' ? arrival.value.voice : undefined;
  return <LanguageContext value={spoken(language, voice)}>{children}</LanguageContext>;
}
