import { comesOf, type OfSome } from '../../core/events';
import type { Seat } from '../../core/game';
import type { Claim } from '../actions';
import {
  claimIn,
  currentAfter,
  isModest,
  omissionsIn,
  seenAfter,
  seenAfterNewHand,
  type Current,
  type Omission,
  type Seen,
} from '../evidence';
import type { CoupEvent } from '../events';
import { placeOf, roles, type Role } from '../roles';
import type { Afterwards } from '../state';
import type { CoupView } from '../view';

/** What a seat has let everybody see of itself. */
export interface SeatLedger {
  /** What everybody knows of a bot that sits there: its level, and its face unless that is a secret. Null for a person. */
  readonly bot: string | null;
  /** Words put to the test: proven, and found to be lies. */
  readonly proven: number;
  readonly caught: number;
  /** Claims of others it doubted, and claims it let pass. */
  readonly challenges: number;
  readonly passes: number;
  /** How often it has said who it is, and how often it took what anybody may take. */
  readonly words: number;
  readonly modest: number;
  /** How often it has claimed each role since its hand last changed, by the role's place in `roles`. */
  readonly told: readonly number[];
  /** How much of what it did speaks against each role: an opportunity let pass counts one. */
  readonly against: readonly number[];
}

/** What one viewer has witnessed, as facts: no opinion is in it. */
export interface Ledger {
  readonly seats: readonly SeatLedger[];
  /** Hidden cards the viewer has been shown. */
  readonly seen: Seen;
  /** The card the viewer took in the draft for two. */
  readonly picked: Role | null;
  /** How the turn goes on once an influence that is being lost has been lost. */
  readonly then: Afterwards;
}

/** While it is being kept. */
interface Draft {
  readonly seats: {
    -readonly [Fact in keyof SeatLedger]: Fact extends 'told' | 'against' ? number[] : SeatLedger[Fact];
  }[];
  seen: Seen;
  picked: Role | null;
  current: Current | null;
  then: Afterwards;
  /** How it would, were the word that was given last proven. */
  stands: Afterwards;
}

/** Who sits where, as far as everybody knows: bots by their open names, and null for people. */
export type Company = readonly (string | null)[];

/** Reads what the viewer has witnessed of a game, from its first event. */
export function ledgerOf(view: CoupView, witnessed: readonly CoupEvent[], company: Company = []): Ledger {
  const draft: Draft = {
    seats: view.seats.map((_, seat) => ({
      bot: company[seat] ?? null,
      proven: 0,
      caught: 0,
      challenges: 0,
      passes: 0,
      words: 0,
      modest: 0,
      told: roles.map(() => 0),
      against: roles.map(() => 0),
    })),
    seen: [],
    picked: null,
    current: null,
    then: 'nextTurn',
    stands: 'actionStands',
  };
  for (const event of witnessed) {
    draft.current = currentAfter(draft.current, event);
    draft.seen = seenAfter(draft.seen, event);
    const said = claimIn(event, view);
    if (said) claimed(draft, said.seat, said.claim);
    comesOf(notes, event, draft);
    for (const { seat, role, tell } of omissionsIn(event, draft.current, view))
      speaksAgainst(draft, seat, role, weights[tell]);
  }
  return { seats: draft.seats, seen: draft.seen, picked: draft.picked, then: draft.then };
}

const weights: Readonly<Record<Omission['tell'], number>> = { modestIncome: 0.5, noBlock: 1, exploded: 1 };

const notes: OfSome<CoupEvent, [draft: Draft], void> = {
  acted: ({ seat, action }, draft) => {
    [draft.then, draft.stands] = ['nextTurn', 'actionStands'];
    if (isModest(action)) add(draft, seat, 'modest');
  },
  drafted: ({ secret }, draft) => {
    draft.picked = secret?.roles[0] ?? draft.picked;
  },
  allowed: ({ seat, of }, draft) => {
    if (of === 'claim') add(draft, seat, 'passes');
  },
  challenged: ({ by }, draft) => add(draft, by, 'challenges'),
  blocked: (_, draft) => {
    draft.stands = 'blockStands';
  },
  bombClaimed: (_, draft) => {
    draft.stands = 'bombClaimStands';
  },
  proved: ({ seat, claim }, draft) => {
    draft.then = draft.stands;
    add(draft, seat, 'proven');
    settled(draft, seat, claim);
  },
  conceded: ({ seat, claim }, draft) => {
    draft.then = draft.stands === 'blockStands' ? 'takeEffect' : 'nextTurn';
    add(draft, seat, 'caught');
    settled(draft, seat, claim);
    if (claim !== 'noDuke') speaksAgainst(draft, seat, claim, 2);
  },
  lost: ({ seat, role }, draft) => {
    draft.then = 'nextTurn';
    forgotten(draft, seat, role);
  },
  returned: ({ seat }, draft) => renewed(draft, seat),
  // Who has not seen the card does not know which of the seat's claims still hold.
  swapped: ({ seat }, draft) => renewed(draft, seat),
};

function add(
  draft: Draft,
  seat: Seat,
  what: 'proven' | 'caught' | 'challenges' | 'passes' | 'words' | 'modest',
): void {
  const one = draft.seats[seat];
  if (one) one[what]++;
}

function claimed(draft: Draft, seat: Seat, claim: Claim): void {
  add(draft, seat, 'words');
  if (claim === 'noDuke') return speaksAgainst(draft, seat, 'duke', 2);
  const told = draft.seats[seat]?.told;
  if (told) told[placeOf[claim]] = (told[placeOf[claim]] ?? 0) + 1;
}

function speaksAgainst(draft: Draft, seat: Seat, role: Role, much: number): void {
  const against = draft.seats[seat]?.against;
  if (against) against[placeOf[role]] = (against[placeOf[role]] ?? 0) + much;
}

/** What was claimed has been put to the test: the word for it says nothing more of the cards that lie there now. */
const settled = (draft: Draft, seat: Seat, claim: Claim): void =>
  claim === 'noDuke' ? renewed(draft, seat) : forgotten(draft, seat, claim);

function forgotten(draft: Draft, seat: Seat, role: Role): void {
  const one = draft.seats[seat];
  if (one) [one.told[placeOf[role]], one.against[placeOf[role]]] = [0, 0];
}

/** It may be another hand altogether. */
function renewed(draft: Draft, seat: Seat): void {
  const one = draft.seats[seat];
  one?.told.fill(0);
  one?.against.fill(0);
  draft.seen = seenAfterNewHand(draft.seen, seat);
}
