import { useRouter } from 'expo-router';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { Screen } from '../components/Screen';
import { useLanguage } from '../i18n/language';

interface LessonOverProps {
  readonly game: string;
  /** What has been learnt; null where the lesson was broken off. */
  readonly learnt: string | null;
  /** Takes the lesson once more, or goes on with it. */
  readonly onGoOn: () => void;
}

/** After the lesson: a real game. */
export function LessonOver({ game, learnt, onGoOn }: LessonOverProps) {
  const { t } = useLanguage();
  const router = useRouter();
  return (
    <Screen title={t('lesson.title')}>
      <EmptyState
        title={t(learnt === null ? 'lesson.skippedTitle' : 'lesson.overTitle')}
        text={learnt ?? t('lesson.skippedText')}
      >
        <Button
          label={t('home.alone')}
          icon="bot"
          kind="brass"
          onPress={() => router.replace({ pathname: '/new/[game]', params: { game, way: 'alone' } })}
        />
        <Button
          label={t('home.together')}
          icon="newGame"
          onPress={() => router.replace({ pathname: '/new/[game]', params: { game } })}
        />
        <Button
          label={t(learnt === null ? 'lesson.putBack' : 'lesson.again')}
          icon="takeBack"
          onPress={onGoOn}
        />
      </EmptyState>
    </Screen>
  );
}
