import type { Seat } from '../../core/game';
import { ask, comesNext } from '../agenda';
import { investigable, isArmed, roundFrom, type OpenPlayer } from '../seats';
import type { EquipmentCard } from './card';

/** One card of every player whose gun is out, one player after the other. */
export const metalDetector: EquipmentCard<'metalDetector'> = {
  when: 'anyMoment',
  uses: (table, user) =>
    armedOthers(table.seats, user).length === 0 ? [] : [{ type: 'use', equipment: 'metalDetector' }],
  happens: (state, user) =>
    comesNext(
      state,
      ...armedOthers(state.players, user).map((target) =>
        ask({ kind: 'look', seat: user, targets: [target], atMost: 1 }),
      ),
    ),
};

export function armedOthers(players: readonly OpenPlayer[], user: Seat): readonly Seat[] {
  const open = investigable(players, user);
  return roundFrom(players, user).filter((seat) => open.includes(seat) && isArmed(players, seat));
}
