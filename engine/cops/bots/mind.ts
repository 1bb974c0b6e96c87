import type { Seat } from '../../core/game';
import type { World } from './worlds';

/** All that a bot remembers. Plain JSON, so that it can be saved in the middle of a thought. */
export type Mind = {
  readonly seat: Seat;
  /** Every way the cards may lie; none before it has heard anything. */
  readonly worlds: readonly World[];
  /** How often each seat, by its own choice, fired at each other. */
  readonly shots: readonly (readonly number[])[];
  /** Whom each seat has chosen to aim at; null where it has not, or somebody else has turned its gun. */
  readonly aims: readonly (Seat | null)[];
};

export const wake = (seat: Seat): Mind => ({ seat, worlds: [], shots: [], aims: [] });
