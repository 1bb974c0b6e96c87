import type { Seat } from '../../core/game';
import type { Current, Seen } from '../evidence';
import { roles, type Role } from '../roles';

/** What a bot thinks of a seat; of its own: what it has let the others think. */
export type Impression = {
  /** How far what it said and did speaks for each role, in log-odds, by the role's place in `roles`. */
  readonly leanings: readonly number[];
  /** What its word is worth, in log-odds: truths proven make it better, lies found out worse. */
  readonly word: number;
  /** How often in a row its word for each role has stopped an action and nobody doubted it. */
  readonly foils: readonly number[];
  readonly challenges: number;
  readonly passes: number;
};

/** A card known to have gone into the court. */
export type Buried = {
  readonly role: Role;
  /** That it is still there. */
  readonly chance: number;
  /** How many cards must be drawn before it, where the deck is never shuffled. */
  readonly above: number;
};

/** All that a bot remembers. Plain JSON, so that it can be saved in the middle of a thought. */
export type Mind = {
  readonly seat: Seat;
  readonly seats: readonly Impression[];
  readonly buried: readonly Buried[];
  readonly current: Current | null;
  /** What was proved in it, and not yet replaced. */
  readonly proofs: readonly { readonly seat: Seat; readonly role: Role }[];
  /** Cards seen in secret; of its own: cards somebody else has seen. */
  readonly seen: Seen;
  /** The card it took from its own set in the draft for two: the other four are out of the game. */
  readonly picked: Role | null;
  /** How many turns have begun since somebody last lost an influence. */
  readonly quietTurns: number;
};

const blank: Impression = {
  leanings: roles.map(() => 0),
  word: 0,
  foils: roles.map(() => 0),
  challenges: 0,
  passes: 0,
};

export const wake = (seat: Seat): Mind => ({
  seat,
  seats: [],
  buried: [],
  current: null,
  proofs: [],
  seen: [],
  picked: null,
  quietTurns: 0,
});

export const impressionOf = (mind: Mind, seat: Seat): Impression => mind.seats[seat] ?? blank;

export function impressed(mind: Mind, seat: Seat, change: Partial<Impression>): Mind {
  const count = Math.max(mind.seats.length, seat + 1);
  const seats: Impression[] = [];
  for (let at = 0; at < count; at++) seats.push(impressionOf(mind, at));
  seats[seat] = { ...impressionOf(mind, seat), ...change };
  return { ...mind, seats };
}

/** Its memory of what seats have said and done, weakened by the factor `kept`. What it has seen it does not forget. */
export const fadedBy = (mind: Mind, kept: number): Mind => ({
  ...mind,
  seats: mind.seats.map((impression) => ({
    ...impression,
    leanings: impression.leanings.map((leaning) => leaning * kept),
    word: impression.word * kept,
    challenges: impression.challenges * kept,
    passes: impression.passes * kept,
  })),
});
