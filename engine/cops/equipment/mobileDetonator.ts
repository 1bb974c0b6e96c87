import { otherCops } from '../seats';
import { changed, shotIn } from '../state';
import { inBoth, onEach, type EquipmentCard } from './card';

/** Who is struck down takes somebody along: that player is shot, once the user is out. */
export const mobileDetonator: EquipmentCard<'mobileDetonator'> = {
  when: inBoth('atDeath'),
  uses: (state, user) =>
    shotIn(state).target === user ? onEach('mobileDetonator', otherCops(state, user)) : [],
  happens: (state, _, { target }) => changed(state, { shot: { ...shotIn(state), takesAlong: target } }),
};
