import { useState } from 'react';
import type { GameTypes } from '../../engine/core';
import { beatsPlayed } from '../../store/lessons/lesson';
import { stateOf } from '../../store/match/running';
import { people } from '../../locales/rulebooks/people';
import { unnamed } from '../components/nameOf';
import { useLanguage } from '../i18n/language';
import type { GameScreens } from '../match/GameScreens';
import { RunningMatch } from '../match/RunningMatch';
import { useResumed } from '../match/useResumed';
import { useWakefulness } from '../match/wakefulness';
import { WantedContext } from '../match/question/wanted';
import { Guide } from './Guide';
import type { GameLesson } from './lesson';
import { LessonOver } from './LessonOver';

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
