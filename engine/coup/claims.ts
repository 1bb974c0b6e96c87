import type { Seat } from '../core/game';
import { claimBehind, type Claim } from './actions';
import { handOf, supports } from './hands';
import type { Role } from './roles';
import type { ClaimBy, CoupState, Declared } from './state';

export function declaredIn(state: CoupState): Declared {
  if (!state.declared) throw new Error('Nothing has been declared.');
  return state.declared;
}

/** Whose word is at stake. */
export function claimant(state: CoupState, by: ClaimBy): Seat {
  const { block, bomb } = declaredIn(state);
  if (by === 'block' && block) return block.seat;
  if (by === 'bomb' && bomb) return bomb.holder;
  return state.turn;
}

/** Who gets the bomb defuses it, or passes it on, by naming her (FP-A05, FP-A06). */
export const bombClaim: Role = 'contessa';

/** What they have said. */
export function claimMade(state: CoupState, by: ClaimBy): Claim {
  const { action, block } = declaredIn(state);
  if (by === 'bomb') return bombClaim;
  const claim = by === 'block' ? block?.role : claimBehind(state, action);
  if (!claim) throw new Error(`No claim stands behind the ${by} of ${action}.`);
  return claim;
}

/** C-44: a Duke that lies face up does not count. */
export const isTrue = ({ players }: CoupState, seat: Seat, claim: Claim): boolean =>
  supports(handOf(players, seat), claim);
