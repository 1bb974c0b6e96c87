import { useRouter } from 'expo-router';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { useLanguage } from '../i18n/language';
import { Screen } from '../Screen';

/** Somebody came to the table by its address, and nothing is being played. */
export function EmptyTable() {
  const { t } = useLanguage();
  const router = useRouter();
  return (
    <Screen title={t('app.name')}>
      <EmptyState title={t('match.noneTitle')} text={t('match.noneText')}>
        <Button label={t('match.newGame')} kind="brass" onPress={() => router.replace('/new')} />
        <Button label={t('match.history')} onPress={() => router.replace('/history')} />
      </EmptyState>
    </Screen>
  );
}
