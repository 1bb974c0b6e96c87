import { ask, comesNext } from '../agenda';
import { inDanger } from '../openTable';
import { cops, firingLine } from '../seats';
import { changed, declaredIn } from '../state';
import type { EquipmentCard } from './card';

/** The shooter has to shoot, but somebody else. */
export const restrainingOrder: EquipmentCard<'restrainingOrder'> = {
  when: 'beforeShot',
  uses: (table) =>
    inDanger(table) === null || cops(table.seats).length < 3
      ? []
      : [{ type: 'use', equipment: 'restrainingOrder' }],
  happens(state) {
    const shooter = state.turn;
    const forced = changed(state, { declared: { ...declaredIn(state), then: 'mustShoot' as const } });
    return comesNext(
      forced,
      ask({ kind: 'aim', seat: shooter, besides: firingLine(state.players, shooter) }),
    );
  },
};
