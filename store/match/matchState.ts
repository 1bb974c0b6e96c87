import type { GameTypes, Seat, Step } from '../../engine/core';
import type { EarlyAnswer } from './earlyAnswers';
import type { PassedOver } from './passedOver';
import type { Running } from './running';

/** The match on the table, and what has been said and touched: all that one window knows of it. */
export interface MatchState<G extends GameTypes> {
  /** Null while nothing is being played. */
  readonly running: Running<G> | null;
  readonly early: readonly EarlyAnswer<G>[];
  readonly passedOver: readonly PassedOver<G>[];
  /** How many moves there were before each touch that can still be taken back, the latest last. */
  readonly undoPoints: readonly number[];
  /** How many moves there were before the last thing that happened: what came since is news. */
  readonly newsSince: number;
  /** Bots play to the end without a pause. */
  readonly finishing: boolean;
  /** What the touch that has just been taken back had led to; empty after anything else. */
  readonly takenBack: readonly Step<G>[];
  /** The match that has just been given up: until the next is dealt it can be put back. */
  readonly cleared: Running<G> | null;
  /** People who have something of their own to look at, in the order in which the phone goes round. */
  readonly seatsToLook: readonly Seat[];
  /** How often a learner has tried a move that is not due, since the last one that was. */
  readonly astray: number;
}

export const freshState = {
  running: null,
  early: [],
  passedOver: [],
  undoPoints: [],
  newsSince: 0,
  finishing: false,
  takenBack: [],
  cleared: null,
  seatsToLook: [],
  astray: 0,
} satisfies MatchState<GameTypes>;
