import type { Question } from '../core/game';
import { openActions } from './actions';
import { usesAt } from './equipment';
import type { CopsMove } from './moves';
import { answersTo } from './questions';
import type { CopsState } from './state';
import type { CopsKind } from './types';

/** Whether the phone must be handed over: what is seen or chosen is the business of that seat alone. */
const isSecret: Readonly<Record<CopsKind, boolean>> = {
  arrange: true,
  act: true,
  beforeAction: false,
  afterShot: false,
  atDeath: false,
  afterAction: false,
  use: true,
  reveal: true,
  keep: true,
  look: true,
  aim: false,
  deflect: false,
};

/** Whose answer the game waits for. */
export function asked({ asking }: CopsState): Question<CopsKind> | null {
  return asking && { seat: asking.seat, kind: asking.kind, secret: isSecret[asking.kind] };
}

const passOrSpeak: readonly CopsMove[] = [{ type: 'pass' }, { type: 'speak' }];
const withdraw: CopsMove = { type: 'withdraw' };

export function moves(state: CopsState): readonly CopsMove[] {
  const { asking } = state;
  if (asking === null) return [];
  switch (asking.kind) {
    case 'act':
      return [...openActions(state, asking.seat), ...usesAt(state, asking.seat, 'act')];
    case 'beforeAction':
    case 'afterShot':
    case 'atDeath':
    case 'afterAction':
      return passOrSpeak;
    case 'use':
      return [...usesAt(state, asking.seat, asking.window), withdraw];
    default:
      return answersTo(state, asking);
  }
}
