import { useRouter } from 'expo-router';
import type { GameProblem } from '../../store/history/history';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { Screen } from '../components/Screen';
import { useLanguage } from '../i18n/language';

/** Says why there is no game here, and where the others are. */
export function NoGame({ problem }: { readonly problem: GameProblem }) {
  const { t } = useLanguage();
  const router = useRouter();
  return (
    <Screen title={t('history.title')}>
      <EmptyState title={t('history.noGame')} text={t(`history.problem.${problem}`)}>
        <Button label={t('history.toList')} kind="brass" onPress={() => router.dismissTo('/history')} />
      </EmptyState>
    </Screen>
  );
}
