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

export type Reply<Type extends CoupMove['type']> = Extract<CoupMove, { type: Type }>;

/** The types of the moves that answer each kind of question. */
interface AnswerTypes {
  draft: 'draft';
  side: 'side';
  act: 'act';
  challenge: 'allow' | 'challenge';
  block: 'allow' | 'block';
  prove: 'prove' | 'concede';
  lose: 'lose';
  keep: 'keep';
  show: 'show';
  examine: 'giveBack' | 'swap';
  bomb: 'explode' | 'defuse' | 'pass';
  redirect: 'pass';
}

export type CoupKind = keyof AnswerTypes;

export type CoupAnswers = { readonly [Kind in CoupKind]: Reply<AnswerTypes[Kind]> };
