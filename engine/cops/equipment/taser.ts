import { ask, comesNext } from '../agenda';
import { otherCops } from '../seats';
import { playerAt } from '../state';
import { withPlayer } from '../table';
import { anyMoment, onEach, type EquipmentCard } from './card';

/** Takes somebody's gun, to be fired from the next turn on. Where everybody owns one it is of no use (V-19). */
export const taser: EquipmentCard<'taser'> = {
  when: { base: anyMoment.base, band: [] },
  ownTurnOnly: true,
  uses(state, user) {
    if (playerAt(state, user).gun !== null) return [];
    const armed = otherCops(state, user).filter((seat) => playerAt(state, seat).gun !== null);
    return onEach('taser', armed);
  },
  happens(state, user, { target }, log) {
    log.push({ type: 'armed', seat: user });
    const disarmed = withPlayer(state, target, { gun: null });
    const taken = withPlayer(disarmed, user, { gun: { aim: null, fresh: true } });
    return comesNext(taken, ask({ kind: 'aim', seat: user, besides: null }));
  },
};
