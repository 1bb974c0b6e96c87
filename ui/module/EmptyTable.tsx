import { useRouter } from 'expo-router';
import type { Slot } from '../../store/match/slot';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { Screen } from '../components/Screen';
import { useLanguage } from '../i18n/language';

interface EmptyTableProps {
  readonly slot: Slot;
  /** Where a game has just been given up: brings it back. */
  readonly onPutBack: (() => void) | null;
}

/** Nothing is being played: somebody came by the address, or has given up the game. */
export function EmptyTable({ slot, onPutBack }: EmptyTableProps) {
  const { t } = useLanguage();
  const router = useRouter();
  return (
    <Screen title={t('app.name')}>
      <EmptyState
        title={t(onPutBack ? 'match.givenUpTitle' : 'match.noneTitle')}
        text={t(onPutBack ? 'match.givenUpText' : 'match.noneText')}
      >
        {onPutBack && <Button label={t('match.putBack')} icon="takeBack" onPress={onPutBack} />}
        <Button
          label={t('match.newGame')}
          kind="brass"
          onPress={() => router.replace({ pathname: '/new/[game]', params: { ...slot } })}
        />
        <Button label={t('match.history')} onPress={() => router.replace('/history')} />
      </EmptyState>
    </Screen>
  );
}
