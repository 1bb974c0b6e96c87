import { ask, comesNext } from '../agenda';
import type { OnPlayer } from '../moves';
import { unspared, type CopLack } from '../openTable';
import { isArmed } from '../seats';
import { withPlayer } from '../table';
import { onEach, type EquipmentCard } from './card';

const spares: readonly CopLack[] = ['noGun'];

/** Takes somebody's gun, to be fired from the next turn on. Where everybody owns one it is of no use (V-19). */
export const taser: EquipmentCard<'taser', OnPlayer> = {
  when: 'ownTurn',
  withBand: 'never',
  spares,
  uses: (table, user) => (isArmed(table.seats, user) ? [] : onEach('taser', unspared(table, spares))),
  happens(state, user, { target }, log) {
    log.push({ type: 'armed', seat: user });
    const disarmed = withPlayer(state, target, { gun: null });
    const taken = withPlayer(disarmed, user, { gun: { aim: null, fresh: true } });
    return comesNext(taken, ask({ kind: 'aim', seat: user, besides: null }));
  },
};
