import { ask, comesNext } from '../agenda';
import { cops, firingLine } from '../seats';
import { changed, declaredIn } from '../state';
import { inBoth, type EquipmentCard } from './card';

/** The shooter has to shoot, but somebody else. */
export const restrainingOrder: EquipmentCard<'restrainingOrder'> = {
  when: inBoth('beforeAction'),
  uses(state) {
    if (state.declared?.action.type !== 'shoot' || firingLine(state, state.turn) === null) return [];
    return cops(state).length < 3 ? [] : [{ type: 'use', equipment: 'restrainingOrder' }];
  },
  happens(state) {
    const shooter = state.turn;
    const forced = changed(state, { declared: { ...declaredIn(state), then: 'mustShoot' as const } });
    return comesNext(forced, ask({ kind: 'aim', seat: shooter, besides: firingLine(state, shooter) }));
  },
};
