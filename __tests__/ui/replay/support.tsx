import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { Language } from '../../../store/languages';
import { changeSettings, resetSettings } from '../../../store/settings';
import { LanguageProvider } from '../../../ui/i18n/LanguageProvider';
import { translatorOf } from '../../../ui/i18n/translations';

const phone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

/** Something on screen in this language. Gives its words. */
export function shown(language: Language, children: ReactNode) {
  act(() => {
    resetSettings();
    changeSettings({ language });
  });
  render(
    <SafeAreaProvider initialMetrics={phone}>
      <LanguageProvider>{children}</LanguageProvider>
    </SafeAreaProvider>,
  );
  return translatorOf(language);
}

/** All that is written, each piece by itself. */
export const written = () =>
  screen.queryAllByText(/./).map((element) =>
    element.children
      .filter((child) => typeof child === 'string')
      .join('')
      .replace(/[\u2066-\u2069]/g, ''),
  );
