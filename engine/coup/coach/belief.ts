import type { Seat } from '../../core/game';
import type { Claim } from '../actions';
import { copiesKnown, outOfSight } from '../copies';
import { knownHand } from '../evidence';
import { supports } from '../hands';
import { roles, type Role } from '../roles';
import type { CoupView } from '../view';
import type { Ledger, SeatLedger } from './ledger';

/** How often each role may still lie where the viewer does not see it, by its place in `roles`. */
export type Pool = readonly number[];

/** A hand somebody may hold, and how likely that is. */
export interface Holding {
  readonly hand: readonly Role[];
  readonly chance: number;
}

/** Everything the viewer does not know, wherever it lies. */
export const poolOf = (view: CoupView, { picked, seen }: Ledger): number[] =>
  outOfSight(copiesKnown(view, seen, picked));

/**
 * How often a claim is made by somebody who cannot back it, for each time by somebody who can. Between two nearly every
 * turn is a claim, true or not; in a crowd people lie with more care. Words that have been put to the test shift it: Beta
 * counters, that begin as if some truths and some lies had been seen.
 */
const usual = { tested: 8, duel: 0.4, crowd: 0.3 } as const;
const boldest = 1.2;
const mostHonest = 0.04;

export function lieRatio({ proven, caught }: SeatLedger, living: number): number {
  const lies = (usual.tested * usual[living > 2 ? 'crowd' : 'duel']) / 2;
  const truths = usual.tested / 2;
  return Math.min(boldest, Math.max(mostHonest, (lies + caught) / (truths + proven)));
}

/** What an opportunity let pass says against the card that would have taken it. */
export const omission = 0.6;

/** How far what a seat said and did speaks for a hand. */
function credit(seat: SeatLedger, hand: readonly Role[], living: number): number {
  let weight = 1;
  const ratio = lieRatio(seat, living);
  for (let at = 0; at < roles.length; at++) {
    const held = hand.includes(roles[at] as Role);
    const told = seat.told[at] ?? 0;
    if (told > 0 && !held) weight *= told > 1 ? ratio * ratio : ratio;
    const against = seat.against[at] ?? 0;
    if (against > 0 && held) weight *= omission ** against;
  }
  return weight;
}

/** Every hand a seat may hold, out of a pool: by counting, by what it said, and by what its words have been worth. */
export function holdingsOf(view: CoupView, ledger: Ledger, seat: Seat, pool: Pool): readonly Holding[] {
  const cards = knownHand(view, ledger.seen, seat);
  const known = cards.filter((role) => role !== null);
  const facts = ledger.seats[seat];
  const living = view.seats.filter(({ out }) => !out).length;
  const holdings: Holding[] = drawsOf(pool, cards.length - known.length).map(({ hand, chance }) => {
    const whole = [...known, ...hand];
    return { hand: whole, chance: facts ? chance * credit(facts, whole, living) : chance };
  });
  const sum = holdings.reduce((all, { chance }) => all + chance, 0);
  return sum > 0 ? holdings.map(({ hand, chance }) => ({ hand, chance: chance / sum })) : holdings;
}

/** All ways to draw `count` cards (two at most) from a pool, with their weights. */
function drawsOf(pool: Pool, count: number): readonly Holding[] {
  if (count === 0) return [{ hand: [], chance: 1 }];
  const draws: Holding[] = [];
  for (let one = 0; one < roles.length; one++) {
    const first = pool[one] ?? 0;
    if (first <= 0) continue;
    const role = roles[one] as Role;
    if (count === 1) {
      draws.push({ hand: [role], chance: first });
      continue;
    }
    for (let two = one; two < roles.length; two++) {
      const second = two === one ? (first - 1) / 2 : (pool[two] ?? 0);
      if (second > 0) draws.push({ hand: [role, roles[two] as Role], chance: first * second });
    }
  }
  return draws;
}

/** How likely a claim is true, from what the viewer sees and from what the claimant has said, proven and let pass. */
export function oddsOfClaim(view: CoupView, ledger: Ledger, seat: Seat, claim: Claim): number {
  let [truth, lie] = [0, 0];
  for (const { hand, chance } of holdingsOf(view, ledger, seat, poolOf(view, ledger))) {
    if (supports(hand, claim)) truth += chance;
    else lie += chance;
  }
  // Written so that what is certain is exactly 0 or 1.
  return truth > 0 ? truth / (truth + lie) : 0;
}
