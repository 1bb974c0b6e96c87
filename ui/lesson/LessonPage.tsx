import { useRouter } from 'expo-router';
import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { GameTypes } from '../../engine/core';
import { beatsPlayed } from '../../store/lessons/lesson';
import { stateOf } from '../../store/match/running';
import { people } from '../../locales/rulebooks/people';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { IconButton } from '../components/IconButton';
import { unnamed } from '../components/nameOf';
import { Screen } from '../components/Screen';
import { Text } from '../components/Text';
import { useSpoken } from '../components/useSpoken';
import { useLanguage } from '../i18n/language';
import { scrolledByKeys } from '../input/scrolledByKeys';
import type { GameScreens } from '../match/GameScreens';
import { RunningMatch } from '../match/RunningMatch';
import { useResumed } from '../match/useResumed';
import { useWakefulness } from '../match/wakefulness';
import { WantedContext } from '../match/question/wanted';
import { useTheme } from '../theme/ThemeProvider';
import { lowPhone, materials, space } from '../theme/tokens';
import type { GameLesson } from './lesson';

interface LessonPageProps<G extends GameTypes> {
  /** A game's screens, on the table of its lesson. */
  readonly screens: GameScreens<G>;
  readonly lesson: GameLesson<G>;
}

/** A first game, from the deal to the end, on the table of a real one and with a word to every step. */
export function LessonPage<G extends GameTypes>({ screens, lesson }: LessonPageProps<G>) {
  const { match, beats } = lesson;
  const { t, language } = useLanguage();
  const isResumed = useResumed(match);
  const [isOver, setOver] = useState(false);
  const running = match.useMatch((now) => now.running);
  const astray = match.useMatch((now) => now.astray);
  useWakefulness();
  const [read, setRead] = useState({ beat: 0, thoughts: 0 });
  const names = [unnamed(t, 0), ...people[language].slice(1, lesson.setup.players)];

  if (!isResumed) return null;
  if (isOver || !running)
    return (
      <LessonOver
        game={match.table.game.id}
        learnt={running && lesson.learnt(t)}
        onGoOn={() => {
          setOver(false);
          if (running) match.resume();
          else match.putBack();
        }}
      />
    );
  const at = beatsPlayed(lesson, running.match.moves.length);
  const beat = beats[at];
  const told = beat?.told?.(t, names);
  const thoughts = read.beat === at ? read.thoughts : 0;
  const isAllTold = thoughts === (told?.length ?? 0) - 1;
  const isAtEnd = match.table.game.outcome(stateOf(running)) !== null;
  const words = told?.[thoughts] ?? (isAtEnd ? lesson.learnt(t) : t('lesson.watch'));
  return (
    <WantedContext value={told && (isAllTold ? beat?.moves[0] : null)}>
      <RunningMatch
        {...{ screens, names, running }}
        guide={
          <Guide
            words={astray > 0 ? t('lesson.astray') : words}
            onFurther={told && !isAllTold ? () => setRead({ beat: at, thoughts: thoughts + 1 }) : undefined}
            share={at / beats.length}
            onSkip={match.clear}
          />
        }
        onEnd={() => setOver(true)}
      />
    </WantedContext>
  );
}

interface GuideProps {
  /** What is told, a thought at a time. */
  readonly words: string;
  /** Where another thought follows. */
  readonly onFurther?: (() => void) | undefined;
  /** How much of the lesson is over: 0 to 1. */
  readonly share: number;
  readonly onSkip: () => void;
}

/** Words in large letters are scrolled by themselves rather than hide what they speak of. */
const shareOfWords = 0.24;
/** On a phone that lies on its side: five lines. */
const fewLines = 120;

/** What a learner is told. It stays while its words change: a live region that comes with its words is not read aloud. */
function Guide({ words, onFurther, share, onSkip }: GuideProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const { height } = useWindowDimensions();
  useSpoken(words);
  return (
    <View role="region" aria-label={t('lesson.guide')} style={{ backgroundColor: theme.raised }}>
      <View style={[styles.progress, { width: `${share * 100}%` }]} />
      <View style={styles.line}>
        <View style={styles.words} aria-live="polite">
          <ScrollView
            {...scrolledByKeys}
            style={[styles.scrolled, { maxHeight: Math.max(fewLines, height * shareOfWords) }]}
          >
            <Text variant={height < lowPhone ? 'small' : 'body'}>{words}</Text>
          </ScrollView>
        </View>
        <IconButton icon="close" label={t('lesson.skip')} onPress={onSkip} />
      </View>
      {onFurther && (
        <View style={styles.further}>
          <Button label={t('lesson.further')} kind="brass" pointedAt onPress={onFurther} />
        </View>
      )}
    </View>
  );
}

interface LessonOverProps {
  readonly game: string;
  /** What has been learnt; null where the lesson was broken off. */
  readonly learnt: string | null;
  /** Takes the lesson once more, or goes on with it. */
  readonly onGoOn: () => void;
}

/** After the lesson: a real game. */
function LessonOver({ game, learnt, onGoOn }: LessonOverProps) {
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

const styles = StyleSheet.create({
  progress: { height: 3, backgroundColor: materials.brass },
  line: { flexDirection: 'row', alignItems: 'flex-start', paddingStart: space.l, paddingVertical: space.xs },
  words: { flex: 1, paddingVertical: space.xs },
  scrolled: { flexGrow: 0 },
  further: { paddingHorizontal: space.l, paddingBottom: space.s },
});
