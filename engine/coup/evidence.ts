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

/** What a seat says of its hidden cards with an event; null if it says nothing. */
export function claimIn(
  event: CoupEvent,
  table: WithSixth,
): { readonly seat: Seat; readonly claim: Claim } | null {
  switch (event.type) {
    case 'acted': {
      const claim = claimBehind(table, event.action);
      return claim && { seat: event.seat, claim };
    }
    case 'blocked':
      return { seat: event.seat, claim: event.role };
    case 'bombClaimed':
      return { seat: event.seat, claim: bombClaim };
    default:
      return null;
  }
}

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

export function omissionsIn(
  event: CoupEvent,
  current: Current | null,
  { sixth }: WithSixth,
): readonly Omission[] {
  const isOpen = current?.blocked === false;
  switch (event.type) {
    // Who takes less than the Duke would has perhaps no Duke.
    case 'acted':
      return isModest(event.action) ? [{ seat: event.seat, role: 'duke', tell: 'modestIncome' }] : none;
    // Who lets foreign aid pass, likewise.
    case 'allowed':
      return isOpen && current.action === 'foreignAid' ? noBlock(event.seat, 'duke') : none;
    // Who is robbed has perhaps nobody to prevent it.
    case 'gained':
      return isOpen && typeof event.from === 'number' ? noBlock(event.from, 'captain', sixth) : none;
    // Who falls to an assassin, or to a bomb, has perhaps no Contessa.
    case 'lost': {
      const isStruck = isOpen && current.action === 'assassinate' && current.target === event.seat;
      return isStruck && event.role !== 'contessa' ? noBlock(event.seat, 'contessa') : none;
    }
    case 'bombExploded':
      return [{ seat: event.seat, role: bombClaim, tell: 'exploded' }];
    default:
      return none;
  }
}

/** Anybody may take it, and it is less than a Duke takes. */
export const isModest = (action: Action): boolean => action === 'income' || action === 'foreignAid';

const noBlock = (seat: Seat, ...blockers: readonly Role[]): readonly Omission[] =>
  blockers.map((role) => ({ seat, role, tell: 'noBlock' }));

// — cards shown in secret —

/** Cards the viewer was shown that are still there, two places for each seat. */
export type Seen = readonly (Role | null)[];

export function seenAfter(seen: Seen, event: CoupEvent): Seen {
  switch (event.type) {
    case 'shown':
      return withSeen(seen, event.seat * 2 + event.card, event.secret?.roles[0] ?? null);
    case 'lost':
    case 'replaced':
    case 'swapped':
      return withSeen(seen, event.seat * 2 + event.card, null);
    case 'returned':
      return seenAfterNewHand(seen, event.seat);
    default:
      return seen;
  }
}

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
