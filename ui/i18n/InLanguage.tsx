import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import type { Language } from '../../store/languages';
import { useFontsOf } from '../theme/fonts';
import { LanguageContext, spoken, useLanguage } from './language';
import type { LateWords } from './lateWords';

interface InLanguageProps {
  readonly language: Language;
  readonly style?: ViewStyle;
  readonly children: ReactNode;
}

/** Content in a language of its own: words, letters and direction. */
export function InLanguage(props: InLanguageProps) {
  const round = useLanguage();
  // Setting a direction, even the same one, makes a browser lay everything out again.
  return round.language === props.language ? (
    <View style={props.style}>{props.children}</View>
  ) : (
    <Other {...props} />
  );
}

function Other({ language, style, children }: InLanguageProps) {
  const current = spoken(language);
  useFontsOf(language, nothingWaits);
  return (
    <LanguageContext value={current}>
      <View style={[{ direction: current.direction }, style]} {...{ dir: current.direction, lang: language }}>
        {children}
      </View>
    </LanguageContext>
  );
}

const nothingWaits = () => undefined;

interface InVoiceProps {
  readonly words: LateWords;
  readonly children: ReactNode;
}

/** Content in which a game's words replace some of the app's common words. */
export function InVoice({ words, children }: InVoiceProps) {
  const { language } = useLanguage();
  const arrival = words[language].now();
  const voice = arrival.is === 'here' ? arrival.value.voice : undefined;
  return <LanguageContext value={spoken(language, voice)}>{children}</LanguageContext>;
}
