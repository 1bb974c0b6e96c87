import { useIsFocused } from 'expo-router';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { PageTitle } from '../PageTitle';
import { Room } from '../Room';
import { NightProvider } from '../theme/ThemeProvider';
import { whenAway } from './away';
import { useBackInstead } from './back';
import { CurtainDown } from './CurtainDown';
import { guardScreen } from './privacy';
import { Secret } from './Secret';
import { useLifting } from './useLifting';

interface CurtainProps {
  readonly name: string;
  readonly seat: number;
  /** The player has seen enough and covered the screen: the phone may go on. */
  readonly onCovered: () => void;
  /** The back button, while there is nothing to cover. */
  readonly onBack: () => void;
  /** The secret. Called only while the curtain is up, so that there is nothing behind it before. */
  readonly children: () => ReactNode;
}

/**
 * Stands between a secret and everybody else. It falls by itself when the app is left, locked or covered by
 * another page, and on the back button; then the same player lifts it again.
 */
export function Curtain({ name, seat, onCovered, onBack, children }: CurtainProps) {
  const { lifting, gesture, spoken, hand, lower } = useLifting();
  const up = lifting.state === 'up';
  const inFront = useIsFocused();
  const cover = () => {
    lower();
    onCovered();
  };
  const fall = useEffectEvent(lower);

  useEffect(() => {
    if (!up) return undefined;
    const stopWatching = whenAway(() => fall());
    const stopGuarding = guardScreen();
    return () => {
      stopWatching();
      stopGuarding();
    };
  }, [up]);

  useEffect(() => {
    if (!inFront) fall();
  }, [inFront]);

  useBackInstead(() => (up ? lower() : onBack()));

  return (
    <NightProvider>
      <View style={styles.whole} role="main">
        <PageTitle title={name} />
        <Room />
        {up && inFront ? (
          <Secret onCover={cover}>{children()}</Secret>
        ) : (
          <CurtainDown {...{ name, seat, lifting, gesture, spoken, hand }} />
        )}
      </View>
    </NightProvider>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
