import { DarkTheme, SplashScreen, Stack, ThemeProvider, usePathname } from 'expo-router';
import { useEffect, useLayoutEffect } from 'react';
import { useSettings } from '../store/settings';
import { hearAnswerKeys } from '../ui/input/answerKeys';
import { hearBackFirst } from '../ui/input/back';
import { changeScene } from '../ui/guard/scene';
import { hearTouches } from '../ui/guard/touch';
import { useStillness } from '../ui/motion/motion';
import { gameModules, gameWords, lessonByBook, moduleByBook } from '../ui/games';
import { fetchAhead } from '../ui/later/fetchAhead';
import { pages } from '../ui/pages';
import { Providers } from '../ui/Providers';
import { GameByBook, LessonByBook } from '../ui/rules/examples';
import { textsFor } from '../ui/rules/texts';
import { useTheme } from '../ui/theme/ThemeProvider';

export { Trouble as ErrorBoundary } from '../ui/Trouble';

void SplashScreen.preventAutoHideAsync();
hearBackFirst();
hearTouches();
hearAnswerKeys();

const showTheApp = () => SplashScreen.hide();

export default function RootLayout() {
  useEffect(
    () =>
      fetchAhead([
        ...Object.values(gameModules),
        ...Object.values(pages),
        ...textsFor(useSettings.getState().language),
        // So that the language can be changed without a network.
        ...gameWords.flatMap((words) => Object.values(words)),
      ]),
    [],
  );
  return (
    <Providers onReady={showTheApp}>
      <GameByBook value={moduleByBook}>
        <LessonByBook value={lessonByBook}>
          <Pages />
        </LessonByBook>
      </GameByBook>
    </Providers>
  );
}

/** The navigator. Its background, seen between two pages, has the colour of the room. */
function Pages() {
  const theme = useTheme();
  const still = useStillness();
  const path = usePathname();
  useLayoutEffect(changeScene, [path]);
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
