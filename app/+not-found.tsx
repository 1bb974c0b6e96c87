import { useRouter } from 'expo-router';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { useLanguage } from '../ui/i18n/language';
import { Screen } from '../ui/Screen';

export default function NotFoundPage() {
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
