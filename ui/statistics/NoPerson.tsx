import { useRouter } from 'expo-router';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { Screen } from '../components/Screen';
import { useLanguage } from '../i18n/language';

/** An address can say any name. */
export function NoPerson() {
  const { t } = useLanguage();
  const router = useRouter();
  return (
    <Screen title={t('statistics.title')}>
      <EmptyState title={t('statistics.noPerson')} text={t('statistics.noPersonText')}>
        <Button label={t('statistics.toAll')} kind="brass" onPress={() => router.replace('/statistics')} />
      </EmptyState>
    </Screen>
  );
}
