import type { Seat } from '../../core/game';
import { claimBehind, type Claim } from '../actions';
import type { CoupEvent } from '../events';
import { roles, type Role } from '../roles';
import type { CoupView } from '../view';

/** What a seat has let everybody see of itself, and what of it was secretly shown to whoever keeps this ledger. */
export interface SeatLedger {
  /** Words put to the test: proven, and found to be lies. */
  readonly proven: number;
  readonly caught: number;
  /** Claims of others it doubted, and claims it let pass. */
  readonly challenges: number;
  readonly passes: number;
  /** How often it has claimed each role since its hand last changed, by the role's place in `roles`. */
  readonly told: readonly number[];
  /** How much of what it did speaks against each role: an opportunity let pass counts one. */
  readonly against: readonly number[];
  /** Hidden cards this viewer has been shown and that are still there. */
  readonly seen: readonly (Role | null)[];
}

/** What one viewer has witnessed, as facts: no opinion is in it. */
export interface Ledger {
  readonly seats: readonly SeatLedger[];
  /** The card the viewer took in the draft for two. */
  readonly picked: Role | null;
}

export const placeOf = Object.fromEntries(roles.map((role, at) => [role, at])) as Readonly<
  Record<Role, number>
>;

type Current = Pick<Extract<CoupEvent, { type: 'acted' }>, 'action' | 'target'> & { blocked: boolean };

/** While it is being kept. */
interface Draft {
  readonly seats: {
    proven: number;
    caught: number;
    challenges: number;
    passes: number;
    told: number[];
    against: number[];
    seen: (Role | null)[];
  }[];
  picked: Role | null;
  current: Current | null;
}

/** Reads what the viewer has witnessed of a game, from its first event. */
export function ledgerOf(view: CoupView, witnessed: readonly CoupEvent[]): Ledger {
  const draft: Draft = {
    seats: view.seats.map(() => ({
      proven: 0,
      caught: 0,
      challenges: 0,
      passes: 0,
      told: roles.map(() => 0),
      against: roles.map(() => 0),
      seen: [null, null],
    })),
    picked: null,
    current: null,
  };
  for (const event of witnessed) note(draft, event, view);
  return { seats: draft.seats, picked: draft.picked };
}

function note(draft: Draft, event: CoupEvent, view: CoupView): void {
  const at = (seat: Seat) => draft.seats[seat];
  switch (event.type) {
    case 'drafted':
      draft.picked = event.secret?.roles[0] ?? draft.picked;
      return;
    case 'acted': {
      draft.current = { action: event.action, target: event.target, blocked: false };
      const claim = claimBehind(view, event.action);
      if (claim !== null) told(draft, event.seat, claim);
      // Who takes less than the Duke would has perhaps no Duke.
      else if (event.action === 'income' || event.action === 'foreignAid')
        speaksAgainst(draft, event.seat, 'duke', modest);
      return;
    }
    case 'blocked':
      if (draft.current) draft.current.blocked = true;
      told(draft, event.seat, event.role);
      return;
    case 'bombClaimed':
      told(draft, event.seat, 'contessa');
      return;
    case 'bombExploded':
      speaksAgainst(draft, event.seat, 'contessa', 1);
      return;
    case 'allowed':
      if (event.of === 'claim') add(at(event.seat), 'passes');
      else if (draft.current?.action === 'foreignAid') speaksAgainst(draft, event.seat, 'duke', 1);
      return;
    case 'challenged':
      add(at(event.by), 'challenges');
      return;
    case 'proved':
      add(at(event.seat), 'proven');
      settled(draft, event.seat, event.claim);
      return;
    case 'conceded':
      add(at(event.seat), 'caught');
      settled(draft, event.seat, event.claim);
      if (event.claim !== 'noDuke') speaksAgainst(draft, event.seat, event.claim, 2);
      return;
    case 'gained':
      // Who lets themselves be robbed has perhaps nobody to prevent it.
      if (typeof event.from !== 'number' || draft.current?.blocked !== false) return;
      speaksAgainst(draft, event.from, 'captain', 1);
      speaksAgainst(draft, event.from, view.sixth, 1);
      return;
    case 'lost':
      lost(draft, event.seat, event.card, event.role);
      return;
    case 'replaced':
      saw(draft, event.seat, event.card, null);
      return;
    case 'returned':
      anew(draft, event.seat);
      return;
    case 'shown':
      saw(draft, event.seat, event.card, event.secret?.roles[0] ?? null);
      return;
    case 'swapped':
      // Which of their words still holds nobody knows who has not seen the card.
      anew(draft, event.seat);
      return;
    default:
  }
}

const modest = 0.5;

function add(seat: Draft['seats'][number] | undefined, what: 'proven' | 'caught' | 'challenges' | 'passes') {
  if (seat) seat[what]++;
}

function told(draft: Draft, seat: Seat, claim: Claim): void {
  if (claim === 'noDuke') return speaksAgainst(draft, seat, 'duke', 2);
  const said = draft.seats[seat]?.told;
  if (said) said[placeOf[claim]] = (said[placeOf[claim]] ?? 0) + 1;
}

function speaksAgainst(draft: Draft, seat: Seat, role: Role, much: number): void {
  const against = draft.seats[seat]?.against;
  if (against) against[placeOf[role]] = (against[placeOf[role]] ?? 0) + much;
}

/** What was claimed has been put to the test: the word for it says nothing more of the cards that lie there now. */
function settled(draft: Draft, seat: Seat, claim: Claim): void {
  if (claim === 'noDuke') return anew(draft, seat);
  const one = draft.seats[seat];
  if (one) [one.told[placeOf[claim]], one.against[placeOf[claim]]] = [0, 0];
}

function lost(draft: Draft, seat: Seat, card: number, role: Role): void {
  const { current } = draft;
  saw(draft, seat, card, null);
  const one = draft.seats[seat];
  if (one) [one.told[placeOf[role]], one.against[placeOf[role]]] = [0, 0];
  const undefended = current?.action === 'assassinate' && current.target === seat && !current.blocked;
  if (undefended && role !== 'contessa') speaksAgainst(draft, seat, 'contessa', 1);
}

function saw(draft: Draft, seat: Seat, card: number, role: Role | null): void {
  const seen = draft.seats[seat]?.seen;
  if (seen && card < seen.length) seen[card] = role;
}

/** A new hand makes old words stale. */
function anew(draft: Draft, seat: Seat): void {
  const one = draft.seats[seat];
  if (!one) return;
  one.told.fill(0);
  one.against.fill(0);
  one.seen.fill(null);
}
