import type { OfSeat, Secret, Tells, TellsByType } from '../core/events';
import type { Seat } from '../core/game';
import type { Action, Claim } from './actions';
import type { Party } from './parties';
import type { Role } from './roles';

type Hidden = { readonly secret?: Secret<{ roles: readonly Role[] }> };

type OnCard<Type extends string> = OfSeat<Type> & { readonly card: number };

/** What happened, as facts. Words come from elsewhere. */
export type CoupEvent =
  | (OfSeat<'drafted'> & Hidden)
  | { readonly type: 'sided'; readonly parties: readonly Party[] }
  | OfSeat<'turn'>
  | (OfSeat<'acted'> & { readonly action: Action; readonly target: Seat | null; readonly paid: number })
  /** Lets a claim go unchallenged, or an action unblocked. */
  | (OfSeat<'allowed'> & { readonly of: 'claim' | 'action' })
  | (OfSeat<'challenged'> & { readonly by: Seat; readonly claim: Claim })
  | (OfSeat<'proved'> & { readonly claim: Claim; readonly roles: readonly Role[] })
  | (OfSeat<'conceded'> & { readonly claim: Claim })
  | (OfSeat<'blocked'> & { readonly role: Role; readonly action: Action })
  | (OfSeat<'refunded'> & { readonly coins: number })
  | (OfSeat<'gained'> & { readonly coins: number; readonly from: 'treasury' | 'reserve' | Seat })
  | (OnCard<'lost'> & { readonly role: Role })
  | OfSeat<'out'>
  | (OfSeat<'forfeited'> & { readonly coins: number })
  /** A card known to all went back into the deck, and another came in its place. */
  | (OnCard<'replaced'> & Hidden)
  | (OfSeat<'drew' | 'returned'> & { readonly count: number } & Hidden)
  | (OnCard<'shown'> & { readonly to: Seat } & Hidden)
  | (OfSeat<'givenBack'> & { readonly by: Seat })
  | (OnCard<'swapped'> & { readonly by: Seat } & Hidden)
  | (OfSeat<'converted'> & { readonly by: Seat; readonly party: Party })
  | (OfSeat<'bombGiven'> & { readonly to: Seat })
  | (OfSeat<'bombClaimed'> & { readonly will: 'defuse' | 'pass'; readonly to: Seat | null })
  | OfSeat<'bombExploded' | 'bombDefused'>
  | { readonly type: 'bombReturned' }
  | OfSeat<'won'>;

/** Where what happens is written down while a move is played. */
export type Log = CoupEvent[];

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
