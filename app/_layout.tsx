import { SplashScreen, Stack } from 'expo-router';
import { Providers } from '../ui/Providers';
import { useStillness } from '../ui/motion';
import { useTheme } from '../ui/theme/ThemeProvider';

export { Trouble as ErrorBoundary } from '../ui/Trouble';

void SplashScreen.preventAutoHideAsync();

const showTheApp = () => SplashScreen.hide();

export default function RootLayout() {
  return (
    <Providers onReady={showTheApp}>
      <Pages />
    </Providers>
  );
}

function Pages() {
  const theme = useTheme();
  const still = useStillness();
  return (
    <Stack
      screenOptions={{
        headerShown: false,
        animation: still ? 'none' : 'default',
        contentStyle: { backgroundColor: theme.room },
      }}
    />
  );
}
