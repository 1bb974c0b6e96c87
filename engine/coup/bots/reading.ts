import type { Seat } from '../../core/game';
import type { Claim } from '../actions';
import { copiesKnown, outOfSight, type Copies } from '../copies';
import { knownHand } from '../evidence';
import { handOf } from '../hands';
import { chanceOfOne } from '../odds';
import { placeOf, roles, type Role } from '../roles';
import { rivalsIn, type CoupView } from '../view';
import { impressionOf, type Impression, type Mind } from './mind';
import type { Temperament } from './temperament';

/** The table as a bot reads it, worked out once for each decision. */
export interface Reading {
  readonly temperament: Temperament;
  readonly mind: Mind;
  readonly view: CoupView;
  readonly me: Seat;
  /** Its own hidden cards. */
  readonly hand: readonly Role[];
  readonly rivals: readonly Seat[];
  /** How likely each rival has each role; of its own seat: how likely the others must think it. */
  readonly odds: readonly (readonly number[])[];
  readonly copies: Copies;
  /** From 0, which is all the patience in the world, to 1. */
  readonly impatience: number;
}

export function read(temperament: Temperament, mind: Mind, view: CoupView): Reading {
  const me = mind.seat;
  const hand = handOf(view.seats, me).filter((role) => role !== null);
  const rivals = rivalsIn(view, me);
  const copies = copiesKnown(view, mind.seen, mind.picked);

  const unseen = outOfSight(copies);
  const mine = unseen.slice();
  for (const { role, chance } of mind.buried) mine[placeOf[role]] = (mine[placeOf[role]] ?? 0) - chance;
  // A memory may be mistaken, a count cannot: while a copy may be somewhere, it may be here.
  unseen.forEach((left, at) => (mine[at] = left === 0 ? 0 : Math.max(mine[at] ?? 0, remote)));
  const theirs = outOfSight({ inGame: copies.inGame, inSight: copies.faceUp });

  const asOthersSeeIt = hand.map(() => null);
  const odds = view.seats.map((_, seat) =>
    seat === me
      ? chances(impressionOf(mind, me), asOthersSeeIt, theirs)
      : chances(impressionOf(mind, seat), knownHand(view, mind.seen, seat), mine),
  );
  const impatience = impatienceOf(temperament, mind, rivals.length + 1);
  return { temperament, mind, view, me, hand, rivals, odds, copies, impatience };
}

function impatienceOf({ patience }: Temperament, { quietTurns }: Mind, living: number): number {
  const rounds = quietTurns / living - patience.rounds;
  return Math.min(1, Math.max(0, rounds / patience.more));
}

const remote = 0.2;

/** What counting says of a hand's unknown cards, moved by what was said and done, and no more roles than cards. */
function chances(
  { leanings }: Impression,
  hand: readonly (Role | null)[],
  pool: readonly number[],
): readonly number[] {
  const hidden = hand.filter((role) => role === null).length;
  const size = pool.reduce((sum, count) => sum + count, 0);
  const odds = pool.map((count, at) => moved(chanceOfOne(count, size, hidden), leanings[at] ?? 0));
  const sum = odds.reduce((one, other) => one + other, 0);
  const fit = sum > hidden ? hidden / sum : 1;
  return odds.map((chance, at) => {
    const role = roles[at];
    return role !== undefined && hand.includes(role) ? 1 : chance === 1 ? 1 : chance * fit;
  });
}

/** A chance moved by evidence in log-odds; what is certain stays. */
function moved(chance: number, by: number): number {
  if (by === 0 || chance <= 0 || chance >= 1) return Math.min(1, Math.max(0, chance));
  const odds = (chance / (1 - chance)) * Math.exp(by);
  return odds / (1 + odds);
}

// — questions put to a reading —

export const oddsOf = ({ odds }: Reading, seat: Seat, role: Role): number => odds[seat]?.[placeOf[role]] ?? 0;

export const truthOf = (reading: Reading, seat: Seat, claim: Claim): number =>
  claim === 'noDuke' ? 1 - oddsOf(reading, seat, 'duke') : oddsOf(reading, seat, claim);
