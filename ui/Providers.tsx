import { StatusBar } from 'expo-status-bar';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useSettings } from '../store/settings';
import { Notices } from './components/Notices';
import { LanguageProvider } from './i18n/LanguageProvider';
import { useFontsOf } from './theme/fonts';
import { ThemeProvider, useTheme } from './theme/ThemeProvider';

interface ProvidersProps {
  readonly children: ReactNode;
  /** The fonts are here or have failed: the app can be shown. */
  readonly onReady: () => void;
}

/** The contexts of everything on screen: safe area, language, fonts and theme. */
export function Providers({ children, onReady }: ProvidersProps) {
  useFontsOf(
    useSettings((settings) => settings.language),
    onReady,
  );
  return (
    <SafeAreaProvider>
      <LanguageProvider>
        <ThemeProvider>
          <Bar />
          {children}
          <Notices />
        </ThemeProvider>
      </LanguageProvider>
    </SafeAreaProvider>
  );
}

function Bar() {
  const theme = useTheme();
  return <StatusBar style={theme.name === 'dark' ? 'light' : 'dark'} />;
}
