import type { ComponentType } from 'react';
import type { GameTypes } from '../../engine/core';
import type { Matches } from '../../store/history/countedMatch';
import { openRecord, sumUp, type Opened } from '../../store/history/history';
import { countsOf, type SeatCounts } from '../../store/statistics/tallies';
import type { Way } from '../../store/setup/way';
import { PastGame, type PastGameProps } from './PastGame';
import { InVoice } from '../i18n/InLanguage';
import type { LateWords } from '../i18n/lateWords';
import type { GameLessons } from '../lesson/lesson';
import { LessonPage } from '../lesson/LessonPage';
import type { GameScreens, Tallies } from '../match/GameScreens';
import { MatchScreen } from './MatchScreen';
import type { Examples } from '../replay/example';
import { playedExamples } from '../replay/ExampleReplay';
import type { PlayedExamples } from '../rules/examples';
import { NewGamePage } from '../setup/NewGamePage';
import type { SetupScreens } from '../setup/SetupScreens';

/** A game as the rest of the app meets it: its pages, which need no types any more. */
export interface GameModule {
  readonly Play: ComponentType<{ readonly way: Way }>;
  readonly NewGame: ComponentType<{ readonly way: Way }>;
  /** A first game, for learners, by this book or by the one that suits them. */
  readonly Learn?: ComponentType<{ readonly book: string | undefined }>;
  readonly PastGame: ComponentType<PastGameProps>;
  /** The examples of its books that can be played. */
  readonly examples?: PlayedExamples;
  /** How its books differ, if it has more than one. */
  readonly Differences?: ComponentType;
  /** Takes what a file says into the history. */
  openRecord(text: string, now: string): Opened;
  /** Tells the list what only the rules know of a past game: who has won, and which variant it was. */
  sumUp(id: string): void;
  /** What it counts of the games of one person. */
  readonly tallies: Pick<Tallies<GameTypes>, 'title' | 'figures' | 'word'>;
  /** What each seat did in a past game; null if its record cannot be played. */
  count(id: string): SeatCounts | null;
}

function lessonsOf<G extends GameTypes>(
  screens: GameScreens<G>,
  lessons: GameLessons<G>,
  words: LateWords,
): NonNullable<GameModule['Learn']> {
  return function Learn({ book }) {
    return (
      <InVoice words={words}>
        <LessonPage {...{ screens, lessons, book }} />
      </InVoice>
    );
  };
}

/** What a game may bring besides. */
interface Learning<G extends GameTypes> {
  /** A first game, for learners. */
  readonly lessons?: GameLessons<G>;
  /** The examples of its books that can be played. */
  readonly examples?: Examples<G>;
}

/** Puts a game's screens on the pages that any game has. */
export const gameModule = <G extends GameTypes, Choices>(
  screens: GameScreens<G>,
  matches: Matches<G>,
  setup: SetupScreens<G, Choices>,
  words: LateWords,
  { lessons, examples }: Learning<G> = {},
): GameModule => ({
  Play: function Play({ way }) {
    return (
      <InVoice words={words}>
        <MatchScreen screens={{ ...screens, match: matches[way] }} rules={setup.rules} way={way} />
      </InVoice>
    );
  },
  NewGame: function NewGame({ way }) {
    return <NewGamePage key={way} screens={setup} faces={screens.faces} {...{ matches, way }} />;
  },
  PastGame: function PastGameOf(props) {
    return (
      <InVoice words={words}>
        <PastGame screens={screens} {...props} />
      </InVoice>
    );
  },
  ...(lessons && { Learn: lessonsOf(screens, lessons, words) }),
  ...(examples && { examples: playedExamples(screens, examples, words) }),
  openRecord: (text, now) => openRecord(screens.match.table, text, now),
  sumUp: (id) => sumUp(screens.match.table, id),
  tallies: screens.tallies,
  count: (id) => countsOf(screens.match.table, id, screens.tallies.count),
});
