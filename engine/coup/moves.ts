import type { Seat } from '../core/game';
import type { Action } from './actions';
import type { Party } from './parties';
import type { Role } from './roles';

export type CoupMove =
  /** To convert, the target is a seat, one's own included. */
  | { readonly type: 'act'; readonly action: Action; readonly target?: Seat }
  | { readonly type: 'allow' }
  | { readonly type: 'challenge' }
  | { readonly type: 'block'; readonly role: Role }
  | { readonly type: 'prove' }
  | { readonly type: 'concede' }
  /** Which of the seat's own two cards. */
  | { readonly type: 'lose'; readonly card: number }
  /** Which of the offered cards: one's own hidden ones first, then the drawn. */
  | { readonly type: 'keep'; readonly cards: readonly number[] }
  | { readonly type: 'show'; readonly card: number }
  | { readonly type: 'giveBack' }
  | { readonly type: 'swap' }
  | { readonly type: 'explode' }
  | { readonly type: 'defuse' }
  | { readonly type: 'pass'; readonly target: Seat }
  | { readonly type: 'draft'; readonly role: Role }
  | { readonly type: 'side'; readonly party: Party };
