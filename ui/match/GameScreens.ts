import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { GameTypes, PlayedMatch, Seat } from '../../engine/core';
import type { MatchStore } from '../../store/match/match';
import type { SeatCounts } from '../../store/statistics/tallies';
import type { CastMember } from '../cast/cast';
import type { IconName } from '../components/Icon';
import type { FaceScreens } from '../faces/FaceScreens';
import type { GameEvents } from '../log/eventRow';
import type { RulesPlayed } from '../rules/appliedRule';
import type { QuestionRows } from './question/questions';
import type { Scene, Unshown } from './showdown/scene';
import type { Aid } from './table/aid/aid';
import type { SeatMark } from './table/MarkPill';
import type { Speech, SpeechRoom } from './table/stage/speech';
import type { Targets } from './targets';

/** The table as somebody sees it, and what everybody is called, by seat. */
export interface SeenTable<G extends GameTypes> {
  readonly view: G['View'];
  readonly names: readonly string[];
}

/** What has just happened, as this viewer witnessed it. A new key is new news. */
export interface RecentEvents<G extends GameTypes> {
  readonly key: number;
  readonly events: readonly G['Event'][];
}

export interface BoardProps<G extends GameTypes> extends SeenTable<G> {
  /** What is told between the seats, for a place of this size. Without it there is a table and nothing more. */
  readonly stage?: (room: SpeechRoom) => ReactNode;
  /** Takes the whole of the place it is in, rather than as much as it needs. */
  readonly fills?: boolean;
  /** It lies upside down, for those opposite: what is measured on the screen runs the other way. */
  readonly turned?: boolean;
  /** The only person at the table, who sits nearest. */
  readonly own?: Seat | null;
  readonly marks?: Readonly<Record<Seat, SeatMark>>;
  readonly recent?: RecentEvents<G> | null;
  /** To ask the table, each player's button is their seat. Null for a seat that is only to be looked at. */
  readonly pressing?: (seat: Seat) => SeatPress | null;
  /** The seats that the question beside it offers. */
  readonly targets?: Targets;
}

/** What pressing a seat means, and does. */
export interface SeatPress {
  readonly label: string;
  readonly act: () => void;
  /** A press held on purpose, where it means more than a short one. */
  readonly hold?: () => void;
  /** It is out of reach, and a press says why. */
  readonly shut?: boolean;
}

export interface HandProps<G extends GameTypes> extends SeenTable<G> {
  readonly seat: Seat;
  /** Small where a long question needs the room. */
  readonly size?: 'large' | 'small';
}

export interface RivalsProps<G extends GameTypes> extends SeenTable<G> {
  /** Whose rivals. */
  readonly seat: Seat;
  /** The seats that the question below offers. */
  readonly targets: Targets;
}

export interface DecisionProps<G extends GameTypes, Kind extends G['Kind'] = G['Kind']> extends SeenTable<G> {
  readonly kind: Kind;
  /** All that may be answered. */
  readonly moves: readonly G['Answers'][Kind][];
  /** What has led to the question, as this seat has witnessed it. */
  readonly led: readonly G['Event'][];
  readonly onMove: (move: G['Move']) => void;
  /** The stage stands beside it and says what has been announced. */
  readonly besideStage?: boolean;
}

/** A question, and all that the seat that is asked has witnessed of the game. */
export interface CounselProps<G extends GameTypes> extends SeenTable<G> {
  readonly moves: readonly G['Move'][];
  readonly witnessed: readonly G['Event'][];
  /** What counting says, a line each; none where the player wants no hints. */
  readonly hints: readonly string[];
  /** The question and its answers. */
  readonly children: ReactNode;
}

export interface EndProps<G extends GameTypes> {
  readonly played: PlayedMatch<G>;
  readonly names: readonly string[];
  /** Opens the replay at a step. */
  readonly onWatch: (step: number) => void;
}

/** A public answer as a button. */
export interface Answer<Move> {
  readonly move: Move;
  readonly label: string;
  readonly icon?: IconName;
  readonly kind: 'brass' | 'plain' | 'danger';
  /** It cannot be taken back, so it asks for a second touch. */
  readonly forGood?: true;
  /** Whom it names: a press on their seat says it too. */
  readonly seat?: Seat;
}

/** What helps somebody who looks alone. The menu offers hints and the coach, each with what it is for. */
export interface Help<G extends GameTypes> {
  readonly hints?: {
    whatFor(t: TFunction): string;
    /** What counting says, a line each, to somebody who sees their own cards: nothing to the table. */
    lines(
      t: TFunction,
      view: G['View'],
      names: readonly string[],
      percent: (share: number) => string,
    ): readonly string[];
  };
  readonly coach?: {
    whatFor(t: TFunction): string;
    /** Lies round a question, only where nobody but the asked person looks. */
    readonly Counsel: ComponentType<CounselProps<G>>;
  };
  /** What one's own cards are, to somebody who may never have held any; null before there are cards. */
  firstLook?(t: TFunction, view: G['View']): string | null;
}

/** Something a game counts. */
export interface Figure<Id extends string = string> {
  readonly id: Id;
  /** The figure it is a part of, or `games` for what happens once in a game at most. */
  readonly partOf?: Id | 'games';
}

/** What somebody may have done more than anybody else at the table: a figure, less those of it that do not count. */
export interface Honour<Id extends string = string> {
  readonly of: Id;
  readonly less?: Id;
  title(t: TFunction): string;
  /** How often its bearer did it. */
  times(t: TFunction, count: number): string;
}

/** What is counted of a finished game for the statistics of those who played it. */
export interface Tallies<G extends GameTypes, Id extends string = string> {
  title(t: TFunction): string;
  readonly figures: readonly Figure<Id>[];
  /** What a figure is called. */
  word(t: TFunction, figure: Id): string;
  count(played: PlayedMatch<G>): SeatCounts;
  /** For the picture of the end. */
  readonly honours: readonly Honour<Id>[];
}

/** What a viewer has witnessed of a game, and who remembers it. */
export interface Remembered<G extends GameTypes> {
  readonly witnessed: readonly G['Event'][];
  readonly ownMemory: boolean;
}

/** What a game brings so that `ui/match` can play it and `ui/history` can show it. */
export interface GameScreens<G extends GameTypes> {
  readonly match: MatchStore<G>;
  /** What has been announced and is not settled yet. */
  said(t: TFunction, view: G['View'], names: readonly string[]): Speech | null;
  /** Public answers as buttons, in the order they are offered. */
  answers(
    t: TFunction,
    moves: readonly G['Move'][],
    view: G['View'],
    names: readonly string[],
  ): readonly Answer<G['Move']>[];
  /** The aid card of the game on the table: all that can be done in it, with the options in play. */
  aid(t: TFunction, view: G['View']): Aid;
  /** How a finished game ended, a line each. */
  ending(t: TFunction, played: PlayedMatch<G>, names: readonly string[]): readonly string[];

  /** The table. What flies over it is decoration: the table below is right at once. */
  readonly Board: ComponentType<BoardProps<G>>;
  /** One seat's own cards, large. */
  readonly Hand: ComponentType<HandProps<G>>;
  /** What everybody else has in the open, in one strip. */
  readonly Rivals: ComponentType<RivalsProps<G>>;
  readonly questions: QuestionRows<G>;
  readonly events: GameEvents<G>;
  readonly help?: Help<G>;
  /** The rest of a finished game's page, below who won. */
  readonly End: ComponentType<EndProps<G>>;
  readonly tallies: Tallies<G>;
  /** The great moments since then, each for the whole screen, in the order they happened. */
  showdowns(t: TFunction, unshown: Unshown<G>): readonly Scene[];

  /** The characters in play; none where the game has no characters. */
  cast(view: G['View']): readonly CastMember[];

  /** The faces that its bots can have. */
  readonly faces?: FaceScreens<G>;

  /** The rules by which a game is played, if they can be read here. */
  rulesOf?(view: G['View']): RulesPlayed;
  isOut(view: G['View'], seat: Seat): boolean;
  /**
   * The view with what its viewer has just come to see still before them. At a table whose people remember for themselves
   * (`ownMemory`), everything that they saw before is hidden again.
   */
  remembered?(view: G['View'], past: Remembered<G>): G['View'];
}
