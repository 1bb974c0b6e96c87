import { useIsFocused } from 'expo-router';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { PageTitle } from '../components/PageTitle';
import { Room } from '../components/Room';
import { NightProvider } from '../theme/ThemeProvider';
import { whenAway } from './away';
import { useBackInstead } from '../input/back';
import { guardScreen } from './privacy';
import { Secret } from './Secret';

interface LiftedProps {
  readonly name: string;
  /** A secret may have several pages for the same eyes; each begins at its top. */
  readonly page?: number;
  readonly onLower: () => void;
  /** The player has seen enough and covered the screen: the phone may go on. */
  readonly onCovered: () => void;
  /** The secret. It is called only while the lamp is up, so that the secret is in no tree before. */
  readonly children: () => ReactNode;
}

/**
 * A secret in the light of the lamp, over everything. The lamp falls by itself when the app is left, locked or covered
 * by another page, and on the back button; then the same player lifts it again.
 */
export function Lifted({ name, page = 0, onLower, onCovered, children }: LiftedProps) {
  const inFront = useIsFocused();
  const fall = useEffectEvent(onLower);

  useEffect(() => {
    const stopWatching = whenAway(() => fall());
    const stopGuarding = guardScreen();
    return () => {
      stopWatching();
      stopGuarding();
    };
  }, []);

  useEffect(() => {
    if (!inFront) fall();
  }, [inFront]);

  useBackInstead(onLower);

  return (
    <NightProvider>
      <View style={styles.whole} role="main">
        <PageTitle title={name} />
        <Room />
        {inFront && (
          <Secret page={page} onCover={onCovered} onFall={onLower}>
            {children()}
          </Secret>
        )}
      </View>
    </NightProvider>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
