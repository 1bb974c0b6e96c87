import type { GameTypes, Seat } from '../../../engine/core';
import type { Pace } from '../../../store/match/pace';
import type { AppliedRule } from '../../rules/appliedRule';
import type { Answer, RecentEvents } from '../GameScreens';
import type { Cause } from '../question/questions';
import type { Scene } from '../showdown/scene';
import type { SeatMark } from '../table/MarkPill';
import type { Speech } from '../table/stage/speech';
import type { Secret } from './phonePlace';

/**
 * The table as one viewer sees it, as a value: everything that its screen shows, and nothing that the viewer may not
 * know. It is plain JSON, so that any screen can draw it, also one that plays no part in the game.
 */
export interface Picture<G extends GameTypes> {
  /** The only person at the table, whose eyes these are; null where several people look at one screen. */
  readonly own: Seat | null;
  /** What everybody is called, by seat. */
  readonly names: readonly string[];
  /** The seats of people; the others are bots. */
  readonly people: readonly Seat[];
  /** How the table plays. */
  readonly pace: Pace;
  /** The game as the viewer sees it. */
  readonly view: G['View'];
  /** How many moves have been made: with another number the page begins at its top. */
  readonly moves: number;
  /** Whose turn it is, in words. */
  readonly title: string;
  /** What is told between the seats. */
  readonly speech: Speech;
  /** What stands beside each seat. */
  readonly marks: Readonly<Record<Seat, SeatMark>>;
  /** What has just happened, as the viewer witnessed it; null while a scene covers the table or bots rush to the end. */
  readonly recent: RecentEvents<G> | null;
  /** Great moments that have not been seen: the first is shown now, over the whole screen, and the others after it. */
  readonly scenes: readonly SceneAhead[];
  /** The question on the table, or what stands in its place. */
  readonly asking: Asking<G>;
  /** Where a secret can be looked at, and by whom. */
  readonly secret: Secret | null;
  /** Players who may look at their own cards at any moment. */
  readonly lookers: readonly Seat[];
  /** What taking back would undo, in words that may be empty; null where nothing can be taken back. */
  readonly canTakeBack: string | null;
  /** What has just been taken back, in words; empty after anything else. */
  readonly takenBack: string;
  /** Whether what does not concern the viewer passes by itself; null where they cannot choose it. */
  readonly passesUnconcerned: boolean | null;
}

/** A scene that has not been seen. */
export interface SceneAhead {
  readonly scene: Scene;
  /** The only person at the table has a part in it: it stays until they touch it away. */
  readonly isOwn: boolean;
  /** Another one of these, another scene. */
  readonly which: string;
}

/** What stands below or beside the table. */
export type Asking<G extends GameTypes> =
  | { readonly is: 'over' }
  | Round<G>
  /** Bots play to the end without a pause. */
  | { readonly is: 'finishing' }
  | {
      readonly is: 'thinking';
      readonly seat: Seat;
      /** Nobody but bots still plays, and the viewer may send them to the end. */
      readonly canFinish: boolean;
    }
  | InPrivate
  | OpenQuestion<G>;

/** What everybody may read of a question. */
export interface InWords {
  readonly question: string;
  /** The rule behind it; null where no book states it. */
  readonly rule: AppliedRule | null;
}

/** One player is asked in private: the phone goes to them. */
export interface InPrivate extends InWords {
  readonly is: 'handOver';
  readonly seat: Seat;
}

/** What is told first, above a question. */
export interface Foretold {
  /** It is about the one who is asked. */
  readonly warning: string | null;
  readonly cause: Cause | null;
}

/** One player answers before the eyes of all viewers. */
export interface OpenQuestion<G extends GameTypes> extends InWords, Foretold, StillOpen<G> {
  readonly is: 'question';
  readonly seat: Seat;
  readonly kind: G['Kind'];
  readonly moves: readonly G['Answers'][G['Kind']][];
  /** What has led to it, as the viewer witnessed it. */
  readonly led: readonly G['Event'][];
  /** The player may look at their own cards first. */
  readonly hasLamp: boolean;
}

/** Whoever answers a question lets pass for all what went round before it. Until then that stays open. */
export interface StillOpen<G extends GameTypes> {
  /** People who may say something to it. */
  readonly speakers: readonly Speaker<G>[];
  /** What can be done before. */
  readonly first: readonly Answer<Saying<G>>[];
}

/** A question that goes round: anybody may speak, and one touch lets it pass for all. */
export interface Round<G extends GameTypes> extends InWords {
  readonly is: 'round';
  /** People who may still say something. */
  readonly speakers: readonly Speaker<G>[];
  /** How many the table waits for, bots included. */
  readonly toAnswer: number;
  /** What hangs on the answer for most speakers, and by name for whom it is something else. */
  readonly stakes: readonly string[];
  /** The answers below the table: for all at once, or those of the only speaker. */
  readonly buttons: readonly Answer<Saying<G>>[];
  /** Nobody says anything, and this player lifts the lamp: they see at once what comes of it. */
  readonly looker: Seat | null;
}

/** Who says something: everybody, who may say more in the same breath, or one seat. */
export type Saying<G extends GameTypes> =
  | { readonly by: 'all' | 'allAndStay' | 'allAhead' }
  | { readonly allAnd: G['Move'] }
  | { readonly by: Seat; readonly move: G['Move'] }
  | { readonly later: Seat; readonly move: G['Move'] };

/** Somebody who may speak; on the table, their seat is their button. */
export interface Speaker<G extends GameTypes> {
  readonly seat: Seat;
  /** They are asked by their name. */
  readonly title: string;
  /** What they are told before all else. */
  readonly warning: string | null;
  /** What touching the seat does. */
  readonly label: string;
  /** The only objection there is, said by a touch on the seat; null where the seat opens a sheet. */
  readonly atOnce: G['Move'] | null;
  /** They have answered before their turn, and can take it back. */
  readonly hasSpoken: boolean;
  readonly answers: readonly Answer<G['Move']>[];
  /** What they can say already to the question that comes next; nothing where something could come in between. */
  readonly later: readonly Answer<G['Move']>[];
  /** What hangs on their answer, a line each. */
  readonly stakes: readonly string[];
}

/** What one player sees under their own lamp. */
export interface PrivatePage<G extends GameTypes> {
  readonly seat: Seat;
  readonly view: G['View'];
  /** It is the first look at the cards after the deal. */
  readonly isFirstLook: boolean;
  /** What this player alone has just come to see, each large and by itself before anything else. */
  readonly findings: readonly Scene[];
  /** They were called to see these, and are asked nothing. */
  readonly endsThere: boolean;
  /** Null where there is nothing to answer. */
  readonly question: PrivateQuestion<G> | null;
}

export interface PrivateQuestion<G extends GameTypes> extends Foretold {
  readonly kind: G['Kind'];
  readonly moves: readonly G['Answers'][G['Kind']][];
  /** What has led to it, as this player witnessed it. */
  readonly led: readonly G['Event'][];
  /** All that this player has witnessed. */
  readonly witnessed: readonly G['Event'][];
}
