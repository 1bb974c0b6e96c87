import { useRouter } from 'expo-router';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { crest } from '../../assets/art';
import { Artwork } from '../art/Artwork';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { Room } from '../components/Room';
import { Screen } from '../components/Screen';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import type { Later } from '../arriving';
import { tryAgain } from './tryAgain';
import { space } from '../theme/tokens';
import { useLater } from './useLater';

interface WhenHereProps<T> {
  readonly part: Later<T>;
  readonly children: (value: T) => ReactNode;
}

/** Renders a part: in the same frame if it is here, otherwise as soon as it has arrived. */
export function WhenHere<T>({ part, children }: WhenHereProps<T>) {
  const arrival = useLater(part);
  switch (arrival.is) {
    case 'here':
      return children(arrival.value);
    case 'missing':
      return <Missing part={part} />;
    case 'awaited':
      return <Waiting />;
  }
}

/** In place of a page that could not be fetched: says so, and offers to try again. */
function Missing({ part }: { part: Later<unknown> }) {
  const { t } = useLanguage();
  const router = useRouter();
  return (
    <Screen title={t('app.name')}>
      <EmptyState title={t('later.missingTitle')} text={t('later.missingText')}>
        <Button label={t('later.again')} kind="brass" onPress={() => void tryAgain(part)} />
        <Button label={t('common.home')} onPress={() => router.replace('/')} />
      </EmptyState>
    </Screen>
  );
}

/** In milliseconds: after a shorter wait a word would only flicker. */
const worthAWord = 400;

/** The dim room, and after a while a word. It has no animation. */
function Waiting() {
  const { t } = useLanguage();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), worthAWord);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View style={styles.page} aria-busy>
      <Room />
      <View style={styles.middle} role="status" aria-live="polite">
        {long && (
          <>
            <Artwork drawing={crest} width={112} />
            <Text tone="inkMuted" align="center">
              {t('later.waiting')}
            </Text>
          </>
        )}
      </View>
    </View>
  );
}

/** Makes a route of a page that is fetched later. */
export function latePage(part: Later<ComponentType>): ComponentType {
  return function LatePage() {
    return <WhenHere part={part}>{(Page) => <Page />}</WhenHere>;
  };
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.m, padding: space.xl },
});
