import { useRouter } from 'expo-router';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { useLanguage } from '../i18n/language';
import { Screen } from '../components/Screen';
import { tryAgain } from './tryAgain';
import type { Later } from './later';

/** In place of a page that could not be fetched: says so, and offers to try again. */
export function Missing({ part }: { part: Later<unknown> }) {
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
