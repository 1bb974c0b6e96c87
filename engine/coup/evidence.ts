import { comesOf, type OfSome } from '../core/events';
import type { Seat } from '../core/game';
import { claimBehind, type Action, type Claim, type WithSixth } from './actions';
import { bombClaim } from './claims';
import type { CoupEvent } from './events';
import type { CoupMove } from './moves';
import type { Role } from './roles';
import type { CoupView } from './view';

/**
 * What events say of hidden cards: facts, the same for everybody who keeps count of them. What a fact is worth, each bot
 * and the coach decide for themselves.
 */

// — words —

interface Said {
  readonly seat: Seat;
  readonly claim: Claim;
}

const claimsBy: OfSome<CoupEvent, [table: WithSixth], Said | null> = {
  acted: ({ seat, action }, table) => {
    const claim = claimBehind(table, action);
    return claim && { seat, claim };
  },
  blocked: ({ seat, role }) => ({ seat, claim: role }),
  bombClaimed: ({ seat }) => ({ seat, claim: bombClaim }),
};

/** What a seat says of its hidden cards with an event; null if it says nothing. */
export const claimIn = (event: CoupEvent, table: WithSixth): Said | null =>
  comesOf(claimsBy, event, table) ?? null;

/** What a move says of its player's hidden cards; null if it says nothing. */
export function claimOf(move: CoupMove, view: CoupView): Claim | null {
  switch (move.type) {
    case 'act':
      return claimBehind(view, move.action);
    case 'block':
      return move.role;
    case 'defuse':
      return bombClaim;
    case 'pass':
      // C-59: a claim already proven is not made again.
      return view.asked?.kind === 'bomb' ? bombClaim : null;
    default:
      return null;
  }
}

// — silence —

/** The action being settled. */
export type Current = {
  readonly seat: Seat;
  readonly action: Action;
  readonly target: Seat | null;
  readonly blocked: boolean;
};

export function currentAfter(current: Current | null, event: CoupEvent): Current | null {
  if (event.type === 'acted')
    return { seat: event.seat, action: event.action, target: event.target, blocked: false };
  return event.type === 'blocked' && current ? { ...current, blocked: true } : current;
}

/** What a seat left undone speaks against its having this role. */
export interface Omission {
  readonly seat: Seat;
  readonly role: Role;
  readonly tell: 'modestIncome' | 'noBlock' | 'exploded';
}

const none: readonly Omission[] = [];

const omissionsBy: OfSome<CoupEvent, [current: Current | null, table: WithSixth], readonly Omission[]> = {
  // Who takes less than the Duke would has perhaps no Duke.
  acted: ({ seat, action }) => (isModest(action) ? [{ seat, role: 'duke', tell: 'modestIncome' }] : none),
  // Who lets foreign aid pass, likewise.
  allowed: ({ seat }, current) =>
    isOpen(current) && current.action === 'foreignAid' ? noBlock(seat, 'duke') : none,
  // Who is robbed has perhaps nobody to prevent it.
  gained: ({ from }, current, { sixth }) =>
    isOpen(current) && typeof from === 'number' ? noBlock(from, 'captain', sixth) : none,
  // Who falls to an assassin, or to a bomb, has perhaps no Contessa.
  lost: ({ seat, role }, current) => {
    const isStruck = isOpen(current) && current.action === 'assassinate' && current.target === seat;
    return isStruck && role !== 'contessa' ? noBlock(seat, 'contessa') : none;
  },
  bombExploded: ({ seat }) => [{ seat, role: bombClaim, tell: 'exploded' }],
};

export const omissionsIn = (
  event: CoupEvent,
  current: Current | null,
  table: WithSixth,
): readonly Omission[] => comesOf(omissionsBy, event, current, table) ?? none;

/** Nobody has blocked it. */
const isOpen = (current: Current | null): current is Current => current?.blocked === false;

/** Anybody may take it, and it is less than a Duke takes. */
export const isModest = (action: Action): boolean => action === 'income' || action === 'foreignAid';

const noBlock = (seat: Seat, ...blockers: readonly Role[]): readonly Omission[] =>
  blockers.map((role) => ({ seat, role, tell: 'noBlock' }));

// — cards shown in secret —

/** Cards the viewer was shown that are still there, two places for each seat. */
export type Seen = readonly (Role | null)[];

const withoutSeen = (seen: Seen, { seat, card }: { readonly seat: Seat; readonly card: number }): Seen =>
  withSeen(seen, seat * 2 + card, null);

const seenBy: OfSome<CoupEvent, [seen: Seen], Seen> = {
  shown: ({ seat, card, secret }, seen) => withSeen(seen, seat * 2 + card, secret?.roles[0] ?? null),
  lost: (event, seen) => withoutSeen(seen, event),
  replaced: (event, seen) => withoutSeen(seen, event),
  swapped: (event, seen) => withoutSeen(seen, event),
  returned: ({ seat }, seen) => seenAfterNewHand(seen, seat),
};

export const seenAfter = (seen: Seen, event: CoupEvent): Seen => comesOf(seenBy, event, seen) ?? seen;

export const seenAfterNewHand = (seen: Seen, seat: Seat): Seen =>
  withSeen(withSeen(seen, seat * 2, null), seat * 2 + 1, null);

function withSeen(seen: Seen, place: number, role: Role | null): Seen {
  if ((seen[place] ?? null) === role) return seen;
  const count = Math.max(seen.length, place + 1);
  return Array.from({ length: count }, (_, at) => (at === place ? role : (seen[at] ?? null)));
}

export const seenAt = (seen: Seen, seat: Seat, card: number): Role | null => seen[seat * 2 + card] ?? null;

/** A seat's hidden cards, as far as the viewer sees them or has been shown them. */
export function knownHand({ seats }: CoupView, seen: Seen, seat: Seat): readonly (Role | null)[] {
  const cards = seats[seat]?.cards ?? [];
  const hand: (Role | null)[] = [];
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at];
    if (card && !card.faceUp) hand.push(card.role ?? seenAt(seen, seat, at));
  }
  return hand;
}
