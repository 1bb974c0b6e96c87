import { useRouter } from 'expo-router';
import { useLanguage } from '../i18n/language';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { Screen } from './Screen';

/** An address that leads nowhere. */
export function NotFound() {
  const { t } = useLanguage();
  const router = useRouter();
  return (
    <Screen title={t('app.name')}>
      <EmptyState title={t('trouble.lostTitle')} text={t('trouble.lostText')}>
        <Button label={t('common.home')} kind="brass" onPress={() => router.replace('/')} />
      </EmptyState>
    </Screen>
  );
}
