import type { OfSeat, Secret, Tells, TellsByType } from '../core/events';
import type { Outcome, Seat } from '../core/game';
import type { Attached, Equipment, Use } from './equipment/cards';
import type { Identity } from './identities';
import type { Action, Baggage, Exchange } from './moves';
import type { Window } from './windows';

type Hidden<Known> = { readonly secret?: Secret<Known> };

type At<Type extends string> = OfSeat<Type> & { readonly target: Seat };

type UsedOf<U extends Use> = U extends unknown ? OfSeat<'used'> & Omit<U, 'type'> : never;

/** What happened, as facts. Words come from elsewhere. */
export type CopsEvent =
  | (OfSeat<'arranged'> & Hidden<{ order: readonly number[] }>)
  | OfSeat<'turn'>
  | (OfSeat<'declared'> & { readonly action: Action })
  | (OfSeat<'passed' | 'spoke' | 'withdrew'> & { readonly window: Window })
  | UsedOf<Use>
  | (At<'looked'> & { readonly card: number } & Hidden<{ identity: Identity }>)
  | (OfSeat<'revealed'> & { readonly card: number; readonly identity: Identity })
  | ({ readonly type: 'swapped' } & Exchange)
  | (OfSeat<'drew' | 'discarded'> & Hidden<{ equipment: Equipment }>)
  /** From `seat` to `target`. A card in hand is known to these two alone. */
  | (At<'handed'> & { readonly item: Baggage } & Hidden<{ equipment: Equipment }>)
  | (OfSeat<'attached' | 'detached'> & { readonly equipment: Attached })
  /** A gun is out: taken from the middle, from somebody by Taser, or drawn. */
  | OfSeat<'armed'>
  /** At nobody, where the one it pointed at is gone. */
  | (OfSeat<'aimed'> & { readonly target: Seat | null })
  /** A gun goes to the middle, or back into its holster. */
  | OfSeat<'dropped' | 'holstered'>
  | At<'shot' | 'deflected'>
  /** By whose shot, or with whose Defibrillator. */
  | (OfSeat<'wounded' | 'saved' | 'out' | 'joinedBand'> & { readonly by: Seat })
  | At<'paid'>
  | (At<'robbed'> & { readonly diamonds: number })
  | ({ readonly type: 'won' } & Outcome);

/**
 * What can be unsaid: words, aims, diamonds given in the open, an order only its owner knows. No card, no shot. Foreseen
 * are a shot as it was declared, and going off to the band where nobody saves: no card comes up, none goes to anybody.
 */
const rows: TellsByType<CopsEvent> = {
  arranged: { harmless: true },
  turn: { harmless: true },
  declared: { harmless: true },
  passed: { harmless: true, foreseen: true },
  spoke: { harmless: true },
  withdrew: { harmless: true },
  used: {},
  looked: { newTo: ({ seat }) => [seat] },
  revealed: {},
  swapped: { newTo: ({ seats }) => seats },
  drew: { newTo: ({ seat }) => [seat] },
  discarded: {},
  handed: { newTo: ({ item, target }) => (item === 'hand' ? [target] : []) },
  attached: {},
  detached: { foreseen: true },
  armed: { harmless: true },
  aimed: { harmless: true, foreseen: true },
  dropped: { foreseen: true },
  holstered: { foreseen: true },
  shot: { foreseen: true },
  deflected: {},
  wounded: {},
  saved: {},
  out: {},
  joinedBand: { foreseen: true },
  paid: { harmless: true },
  robbed: { harmless: true },
  won: {},
};

export const tells = ({ type }: CopsEvent): Tells<CopsEvent> => rows[type];
