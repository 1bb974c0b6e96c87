import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import type { Language } from '../../../../store/languages';
import '../../../../ui/coup/words';
import { LanguageContext, spoken } from '../../../../ui/i18n/language';

/** Something on screen in this language, and the words of that language. */
export function show(language: Language, element: ReactElement) {
  const { t } = spoken(language);
  render(<LanguageContext value={spoken(language)}>{element}</LanguageContext>);
  return t;
}

/** What is read without the marks that hold a name together and say which way it runs. */
export const plainly = (text: string) => text.replace(/[\u200f\u2068\u2069]/g, '').replaceAll('\u00a0', ' ');
