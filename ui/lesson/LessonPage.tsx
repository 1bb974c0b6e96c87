import { useRouter } from 'expo-router';
import { useState } from 'react';
import type { GameTypes } from '../../engine/core';
import { beatsPlayed } from '../../store/lessons/lesson';
import { progressIn, useLessons } from '../../store/lessons/progress';
import { nameKey, type Names } from '../../store/names';
import { ownFirst } from '../../store/rules/ownBooks';
import { rememberedRoster } from '../../store/setup/roster';
import { people } from '../../locales/rulebooks/people';
import { BriefContext } from '../components/Question';
import { useLanguage } from '../i18n/language';
import type { GameScreens } from '../match/GameScreens';
import { RunningMatch } from '../match/RunningMatch';
import { useResumed } from '../match/useResumed';
import { useWakefulness } from '../match/wakefulness';
import { WantedContext } from '../match/question/wanted';
import { useTight } from '../theme/low';
import { Guide } from './Guide';
import type { GameLesson, GameLessons, Told } from './lesson';
import { LessonOver } from './LessonOver';
import { OtherBooks } from './OtherBooks';

interface LessonPageProps<G extends GameTypes> {
  readonly screens: GameScreens<G>;
  readonly lessons: GameLessons<G>;
  /** The book that the address asks for. */
  readonly book?: string | undefined;
}

/** The lesson by the book that was asked for, or else by the one it was begun by, or by the reader's own. */
export function LessonPage<G extends GameTypes>({ screens, lessons, book }: LessonPageProps<G>) {
  const { language } = useLanguage();
  // Where the language changes in the middle, the book stays.
  const [usual] = useState(() => {
    const { variant } = progressIn(useLessons.getState(), screens.match.table.game.id);
    const books = lessons.map((lesson) => lesson.book);
    return books.find((one) => one === variant) ?? ownFirst(books, language)[0];
  });
  const by = (wanted: string | undefined) => lessons.find((lesson) => lesson.book === wanted);
  const lesson = by(book) ?? by(usual) ?? lessons[0];
  return <Taught key={lesson.book} {...{ screens, lessons, lesson }} />;
}

interface TaughtProps<G extends GameTypes> extends Omit<LessonPageProps<G>, 'book'> {
  readonly lesson: GameLesson<G>;
}

/** Nobody else at the table has a name that somebody on this phone goes by, as long as there are others. */
function othersFor(known: Names, [spare = '', ...usual]: Names): Names {
  const keys = known.map(nameKey);
  const isFree = (name: string) => !keys.includes(nameKey(name));
  const all = [...usual, spare];
  return [...all.filter(isFree), ...all.filter((name) => !isFree(name))];
}

type Thoughts = ReturnType<Told>;

/** Where there is little room, nothing is asked before all has been told, and then there is room for the question. */
const pageByPage = (told: Thoughts, bid: string | undefined): readonly string[] =>
  bid === undefined ? told : [...told, bid];

const inOneBreath = (told: Thoughts, bid: string | undefined): readonly string[] =>
  told.map((thought, at) => (bid === undefined || at < told.length - 1 ? thought : `${thought} ${bid}`));

/** A first game, from the deal to the end, on the table of a real one and with a word to every step. */
function Taught<G extends GameTypes>({ screens, lessons, lesson }: TaughtProps<G>) {
  const { match, beats, setup } = lesson;
  const { game } = match.table;
  const { t, language } = useLanguage();
  const router = useRouter();
  const isResumed = useResumed(match);
  const [isOver, setOver] = useState(false);
  const [known] = useState(rememberedRoster);
  const running = match.useMatch((now) => now.running);
  const astray = match.useMatch((now) => now.astray);
  const isBrief = useTight();
  useWakefulness();
  const [read, setRead] = useState({ beat: 0, pages: 0 });

  if (!isResumed) return null;
  if (isOver || !running)
    return (
      <LessonOver
        game={game.id}
        lesson={lesson}
        isLearnt={running !== null}
        onGoOn={() => {
          setOver(false);
          if (running) match.resume();
          else match.putBack();
        }}
      />
    );
  const names = [t('match.you'), ...othersFor(known, people[language]).slice(0, setup.players - 1)];
  const at = beatsPlayed(lesson, running.match.moves.length);
  const beat = beats[at];
  const told = beat?.told(t, names) ?? [lesson.learnt(t)];
  const pages = (isBrief ? pageByPage : inOneBreath)(told, beat?.bid?.(t, names));
  const page = Math.min(read.beat === at ? read.pages : 0, pages.length - 1);
  const isAllTold = page === pages.length - 1;
  const due = beat?.moves[0];
  const further = () => {
    if (!isAllTold) return () => setRead({ beat: at, pages: page + 1 });
    return due === undefined || beat?.bid ? undefined : () => match.botAnswer(due);
  };
  return (
    <WantedContext value={beat && (isAllTold && beat.bid ? due : null)}>
      <BriefContext value={isBrief}>
        <RunningMatch
          screens={{ ...screens, match }}
          {...{ names, running }}
          guide={
            <Guide
              words={pages[page] ?? ''}
              isAstray={astray > 0}
              onFurther={further()}
              played={at / beats.length}
              onSkip={match.clear}
            >
              {at === 0 && page === 0 && lessons.length > 1 && (
                <OtherBooks
                  {...{ lessons, lesson }}
                  onChoose={(book) => router.setParams({ game: game.id, book })}
                />
              )}
            </Guide>
          }
          onEnd={() => setOver(true)}
        />
      </BriefContext>
    </WantedContext>
  );
}
