import * as SystemUI from 'expo-system-ui';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';
import { useSettings } from '../../store/settings';
import { dark, light, type Theme } from './themes';

const ThemeContext = createContext<Theme>(dark);

export const useTheme = () => use(ThemeContext);

/** A device without a preference gets the dark theme. */
function useChosenTheme(): Theme {
  const choice = useSettings((settings) => settings.theme);
  const system = useColorScheme();
  const name = choice === 'system' ? system : choice;
  return name === 'light' ? light : dark;
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useChosenTheme();
  useEffect(() => {
    void SystemUI.setBackgroundColorAsync(theme.room);
  }, [theme]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** The curtain is dark in every theme, so that secrets look the same on every phone. */
export function NightProvider({ children }: { children: ReactNode }) {
  return <ThemeContext value={dark}>{children}</ThemeContext>;
}
