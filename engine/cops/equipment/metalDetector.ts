import type { Seat } from '../../core/game';
import { ask, comesNext } from '../agenda';
import { investigable, roundFrom } from '../seats';
import { playerAt, type CopsState } from '../state';
import { anyMoment, type EquipmentCard } from './card';

/** One card of every player whose gun is out, one player after the other. */
export const metalDetector: EquipmentCard<'metalDetector'> = {
  when: anyMoment,
  uses: (state, user) =>
    armedOthers(state, user).length === 0 ? [] : [{ type: 'use', equipment: 'metalDetector' }],
  happens: (state, user) =>
    comesNext(
      state,
      ...armedOthers(state, user).map((target) =>
        ask({ kind: 'look', seat: user, targets: [target], atMost: 1 }),
      ),
    ),
};

function armedOthers(state: CopsState, user: Seat): readonly Seat[] {
  const open = investigable(state, user);
  return roundFrom(state, user).filter((seat) => open.includes(seat) && playerAt(state, seat).gun !== null);
}
