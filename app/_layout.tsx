import { DarkTheme, SplashScreen, Stack, ThemeProvider } from 'expo-router';
import { hearBackFirst } from '../ui/curtain/back';
import { Providers } from '../ui/Providers';
import { useStillness } from '../ui/motion';
import { useTheme } from '../ui/theme/ThemeProvider';

export { Trouble as ErrorBoundary } from '../ui/Trouble';

void SplashScreen.preventAutoHideAsync();
hearBackFirst();

const showTheApp = () => SplashScreen.hide();

export default function RootLayout() {
  return (
    <Providers onReady={showTheApp}>
      <Pages />
    </Providers>
  );
}

/** The navigator, which paints what shows between two pages in the colour of the room. */
function Pages() {
  const theme = useTheme();
  const still = useStillness();
  const between = {
    ...DarkTheme,
    dark: theme.name === 'dark',
    colors: { ...DarkTheme.colors, background: theme.room },
  };
  return (
    <ThemeProvider value={between}>
      <Stack
        screenOptions={{
          headerShown: false,
          animation: still ? 'none' : 'default',
          contentStyle: { backgroundColor: theme.room },
        }}
      />
    </ThemeProvider>
  );
}
