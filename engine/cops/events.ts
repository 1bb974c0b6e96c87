import type { Outcome, Seat, Viewer } from '../core/game';
import { withoutSecret, type Secret } from '../core/secret';
import type { Attached, Equipment } from './equipment/names';
import type { Identity } from './identities';
import type { Action, Baggage, Exchange, Use } from './moves';
import type { Window } from './windows';

type Hidden<Known> = { readonly secret?: Secret<Known> };

interface Of<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
}

interface At<Type extends string> extends Of<Type> {
  readonly target: Seat;
}

type UsedOf<U extends Use> = U extends unknown ? Of<'used'> & Omit<U, 'type'> : never;

/** What happened, as facts. Words come from elsewhere. */
export type CopsEvent =
  | (Of<'arranged'> & Hidden<{ order: readonly number[] }>)
  | Of<'turn'>
  | (Of<'declared'> & { readonly action: Action })
  | (Of<'passed' | 'spoke' | 'withdrew'> & { readonly window: Window })
  | UsedOf<Use>
  | (At<'looked'> & { readonly card: number } & Hidden<{ identity: Identity }>)
  | (Of<'revealed'> & { readonly card: number; readonly identity: Identity })
  | ({ readonly type: 'swapped' } & Exchange)
  | (Of<'drew' | 'discarded'> & Hidden<{ equipment: Equipment }>)
  /** From `seat` to `target`. A card in hand is known to these two alone. */
  | (At<'handed'> & { readonly item: Baggage } & Hidden<{ equipment: Equipment }>)
  | (Of<'attached' | 'detached'> & { readonly equipment: Attached })
  /** A gun is out: taken from the middle, from somebody by Taser, or drawn. */
  | Of<'armed'>
  /** At nobody, where the one it pointed at is gone. */
  | (Of<'aimed'> & { readonly target: Seat | null })
  /** A gun goes to the middle, or back into its holster. */
  | Of<'dropped' | 'holstered'>
  | At<'shot' | 'deflected'>
  | Of<'wounded' | 'saved' | 'out' | 'joinedBand'>
  | At<'paid'>
  | (At<'robbed'> & { readonly diamonds: number })
  | ({ readonly type: 'won' } & Outcome);

export const witness = (event: CopsEvent, viewer: Viewer): CopsEvent => withoutSecret(event, viewer);
