import type { Tells, TellsByType } from '../core/events';
import type { Seat, Viewer } from '../core/game';
import { withoutSecret, type Secret } from '../core/secret';
import type { Action, Claim } from './actions';
import type { Party } from './parties';
import type { Role } from './roles';

type RolesSecret = Secret<{ roles: readonly Role[] }>;

/** What happened, as facts. Words come from elsewhere. */
export type CoupEvent =
  | { readonly type: 'drafted'; readonly seat: Seat; readonly secret?: RolesSecret }
  | { readonly type: 'sided'; readonly parties: readonly Party[] }
  | { readonly type: 'turn'; readonly seat: Seat }
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly action: Action;
      readonly target: Seat | null;
      readonly paid: number;
    }
  /** Lets a claim go unchallenged, or an action unblocked. */
  | { readonly type: 'allowed'; readonly seat: Seat; readonly of: 'claim' | 'action' }
  | { readonly type: 'challenged'; readonly seat: Seat; readonly by: Seat; readonly claim: Claim }
  | { readonly type: 'proved'; readonly seat: Seat; readonly claim: Claim; readonly roles: readonly Role[] }
  | { readonly type: 'conceded'; readonly seat: Seat; readonly claim: Claim }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly role: Role; readonly action: Action }
  | { readonly type: 'refunded'; readonly seat: Seat; readonly coins: number }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly coins: number;
      readonly from: 'treasury' | 'reserve' | Seat;
    }
  | { readonly type: 'lost'; readonly seat: Seat; readonly card: number; readonly role: Role }
  | { readonly type: 'out'; readonly seat: Seat }
  | { readonly type: 'forfeited'; readonly seat: Seat; readonly coins: number }
  /** A card known to all went back into the deck, and another came in its place. */
  | { readonly type: 'replaced'; readonly seat: Seat; readonly card: number; readonly secret?: RolesSecret }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly secret?: RolesSecret }
  | { readonly type: 'returned'; readonly seat: Seat; readonly count: number; readonly secret?: RolesSecret }
  | {
      readonly type: 'shown';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: number;
      readonly secret?: RolesSecret;
    }
  | { readonly type: 'givenBack'; readonly seat: Seat; readonly by: Seat }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly by: Seat;
      readonly card: number;
      readonly secret?: RolesSecret;
    }
  | { readonly type: 'converted'; readonly seat: Seat; readonly by: Seat; readonly party: Party }
  | { readonly type: 'bombGiven'; readonly seat: Seat; readonly to: Seat }
  | {
      readonly type: 'bombClaimed';
      readonly seat: Seat;
      readonly will: 'defuse' | 'pass';
      readonly to: Seat | null;
    }
  | { readonly type: 'bombExploded'; readonly seat: Seat }
  | { readonly type: 'bombDefused'; readonly seat: Seat }
  | { readonly type: 'bombReturned' }
  | { readonly type: 'won'; readonly seat: Seat };

/** Where what happens is written down while a move is played. */
export type Log = CoupEvent[];

export const witness = (event: CoupEvent, viewer: Viewer): CoupEvent => withoutSecret(event, viewer);

const newCard = { newTo: ({ seat }: { readonly seat: Seat }) => [seat], canWait: true } as const;

/** What can be unsaid: words, coins that have moved in the open, a party turned. Cards that have stirred cannot. */
const rows: TellsByType<CoupEvent> = {
  drafted: {},
  sided: { harmless: true },
  turn: { harmless: true },
  acted: { harmless: true },
  allowed: { harmless: true },
  challenged: { harmless: true },
  proved: {},
  conceded: {},
  blocked: { harmless: true },
  refunded: {},
  gained: { harmless: true },
  lost: {},
  out: {},
  forfeited: {},
  replaced: newCard,
  drew: newCard,
  returned: {},
  shown: { newTo: ({ to }) => [to], canWait: true },
  givenBack: {},
  swapped: newCard,
  converted: { harmless: true },
  bombGiven: { harmless: true },
  bombClaimed: { harmless: true },
  bombExploded: {},
  bombDefused: { harmless: true },
  bombReturned: { harmless: true },
  won: {},
};

export const tells = ({ type }: CoupEvent): Tells<CoupEvent> => rows[type];
