import { useRouter } from 'expo-router';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { Screen } from '../components/Screen';
import { useLanguage } from '../i18n/language';
import type { Later } from '../arriving';
import { tryAgain } from './tryAgain';
import { useLater } from './useLater';
import { Waiting } from './Waiting';

interface WhenHereProps<T> {
  readonly part: Later<T>;
  readonly children: (value: T) => ReactNode;
}

/** Shows what is made of a part: in the same frame if it is here, otherwise as soon as it has come. */
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

/** A page as Expo Router wants it, of a page that comes later. */
export function latePage(part: Later<ComponentType>): ComponentType {
  return function LatePage() {
    return <WhenHere part={part}>{(Page) => <Page />}</WhenHere>;
  };
}
