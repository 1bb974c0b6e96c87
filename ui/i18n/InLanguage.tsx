import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import type { Language } from '../../store/languages';
import { useFontsOf } from '../theme/fonts';
import { LanguageContext, spoken, useLanguage } from './language';

interface InLanguageProps {
  readonly language: Language;
  readonly style?: ViewStyle;
  readonly children: ReactNode;
}

/** What stands in a language of its own, whatever the language round it: words, letters and direction. */
export function InLanguage(props: InLanguageProps) {
  const round = useLanguage();
  // A browser draws all anew that stands in a direction named anew.
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
