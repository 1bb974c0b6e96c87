import { useRouter } from 'expo-router';
import { View } from 'react-native';
import type { GameTypes } from '../../engine/core';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { Panel } from '../components/Panel';
import { Screen } from '../components/Screen';
import { Note, Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { bookName } from '../rules/bookNames';
import type { GameLesson } from './lesson';

interface LessonOverProps<G extends GameTypes> {
  readonly game: string;
  readonly lesson: GameLesson<G>;
  /** It has been played to its end, and not broken off. */
  readonly isLearnt: boolean;
  /** Takes the lesson once more, or goes on with it. */
  readonly onGoOn: () => void;
}

/** After the lesson: a real game. */
export function LessonOver<G extends GameTypes>({ game, lesson, isLearnt, onGoOn }: LessonOverProps<G>) {
  const { t } = useLanguage();
  const router = useRouter();
  return (
    <Screen title={t('lesson.title')}>
      <EmptyState
        title={t(isLearnt ? 'lesson.overTitle' : 'lesson.skippedTitle')}
        text={isLearnt ? lesson.learnt(t) : t('lesson.skippedText')}
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
        {isLearnt && <Apart {...{ game, lesson }} />}
        <Button label={t(isLearnt ? 'lesson.again' : 'lesson.putBack')} icon="takeBack" onPress={onGoOn} />
      </EmptyState>
    </Screen>
  );
}

/** What the learner will not find in another book of the same game. */
function Apart<G extends GameTypes>({ game, lesson }: Pick<LessonOverProps<G>, 'game' | 'lesson'>) {
  const { t } = useLanguage();
  const router = useRouter();
  if (!lesson.apart) return null;
  return (
    <Panel title={t('lesson.apart', { book: bookName(t, lesson.book) })}>
      {lesson.apart.inDetail(t).map(({ topic, said }) => (
        <View key={topic}>
          <Note>{topic}</Note>
          <Text>{said}</Text>
        </View>
      ))}
      <Button
        label={t('lesson.compare')}
        icon="ruling"
        onPress={() => router.push({ pathname: '/rules/compare/[game]', params: { game } })}
      />
    </Panel>
  );
}
