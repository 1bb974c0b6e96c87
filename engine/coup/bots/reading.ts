import type { Seat } from '../../core/game';
import type { Claim } from '../actions';
import { roles, type Role } from '../roles';
import type { CoupView } from '../view';
import { impressionOf, placeOf, type Impression, type Mind } from './mind';
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
  /** Cards of each role it sees or has seen lying, its own hand left out. */
  readonly elsewhere: readonly number[];
  readonly copies: (role: Role) => number;
  /** From 0, which is all the patience in the world, to 1. */
  readonly impatience: number;
}

type SeenCard = CoupView['seats'][number]['cards'][number];

/** A hidden card's role, as far as the viewer knows it: from the view, or from what it remembers. */
const known = ({ role }: SeenCard, at: number, { seen }: Impression): Role | null => role ?? seen[at] ?? null;

const draftSets = 2;
/** Two hands of two and a court of three: what is left of three sets of five. */
const draftTotal = 7;

export function read(temperament: Temperament, mind: Mind, view: CoupView): Reading {
  const me = mind.seat;
  const hand: Role[] = [];
  const rivals: Seat[] = [];
  const elsewhere = roles.map(() => 0);
  const faceUp = roles.map(() => 0);
  let total = view.court;
  view.seats.forEach(({ cards, out }, seat) => {
    if (seat !== me && !out) rivals.push(seat);
    total += cards.length;
    cards.forEach((card, at) => {
      const role = known(card, at, impressionOf(mind, seat));
      if (role === null) return;
      if (card.faceUp) add(faceUp, role, 1);
      if (seat === me && !card.faceUp) hand.push(role);
      else add(elsewhere, role, 1);
    });
  });

  const drafted = view.seats.length === 2 && total <= draftTotal;
  // In the draft, one's own set is known: of four of its cards, that they are gone.
  const copies = (role: Role) =>
    drafted ? draftSets + (mind.picked === role ? 1 : 0) : Math.round(total / (roles.length - 1));
  const absent = placeOf[view.sixth === 'inquisitor' ? 'ambassador' : 'inquisitor'];

  const mine = unseen(elsewhere, copies, absent);
  for (const role of hand) add(mine, role, -1);
  for (const { role, chance } of mind.buried) add(mine, role, -chance);
  // A memory may be mistaken, a count cannot: while a copy may be somewhere, it may be here.
  roles.forEach((role, at) => {
    const own = hand.filter((one) => one === role).length;
    const left = at === absent ? 0 : copies(role) - (elsewhere[at] ?? 0) - own;
    mine[at] = left <= 0 ? 0 : Math.max(mine[at] ?? 0, remote);
  });
  const theirs = unseen(faceUp, copies, absent);

  const odds = view.seats.map(({ cards }, seat) => {
    const impression = impressionOf(mind, seat);
    return seat === me
      ? chances(impression, cards.filter((card) => !card.faceUp).length, [], theirs)
      : handOdds(impression, cards, mine);
  });
  const impatience = impatienceOf(temperament, mind, rivals.length + 1);
  return { temperament, mind, view, me, hand, rivals, odds, elsewhere, copies, impatience };
}

function impatienceOf({ patience }: Temperament, { quietTurns }: Mind, living: number): number {
  const rounds = quietTurns / living - patience.rounds;
  return Math.min(1, Math.max(0, rounds / patience.more));
}

const remote = 0.2;

function add(tally: number[], role: Role, by: number): void {
  tally[placeOf[role]] = (tally[placeOf[role]] ?? 0) + by;
}

const unseen = (seen: readonly number[], copies: (role: Role) => number, absent: number) =>
  roles.map((role, at) => (at === absent ? 0 : Math.max(0, copies(role) - (seen[at] ?? 0))));

function handOdds(impression: Impression, cards: readonly SeenCard[], pool: readonly number[]) {
  const held: Role[] = [];
  let hidden = 0;
  cards.forEach((card, at) => {
    if (card.faceUp) return;
    const role = known(card, at, impression);
    if (role === null) hidden++;
    else held.push(role);
  });
  return chances(impression, hidden, held, pool);
}

/** What counting says of so many unknown cards, moved by what was said and done, and no more roles than cards. */
function chances(
  { leanings }: Impression,
  hidden: number,
  held: readonly Role[],
  pool: readonly number[],
): readonly number[] {
  const size = pool.reduce((sum, count) => sum + count, 0);
  const odds = pool.map((count, at) => moved(atLeastOne(count, size, hidden), leanings[at] ?? 0));
  const sum = odds.reduce((one, other) => one + other, 0);
  const fit = sum > hidden ? hidden / sum : 1;
  return odds.map((chance, at) => {
    const role = roles[at];
    return role !== undefined && held.includes(role) ? 1 : chance === 1 ? 1 : chance * fit;
  });
}

/** That of so many cards, drawn from a pool of that size with so many copies, one at least is a copy. */
function atLeastOne(copies: number, size: number, drawn: number): number {
  let none = 1;
  for (let at = 0; at < drawn; at++) none *= Math.max(0, size - copies - at) / Math.max(1, size - at);
  return copies <= 0 ? 0 : 1 - none;
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

export const isMine = ({ hand }: Reading, claim: Claim): boolean =>
  claim === 'noDuke' ? !hand.includes('duke') : hand.includes(claim);

/** Every copy lies in sight: nobody could believe it, and somebody may know. */
export const isHopeless = (reading: Reading, claim: Claim): boolean =>
  claim !== 'noDuke' &&
  !isMine(reading, claim) &&
  (reading.elsewhere[placeOf[claim]] ?? 0) >= reading.copies(claim);
