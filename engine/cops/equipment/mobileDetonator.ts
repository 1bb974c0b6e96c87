import type { OnPlayer } from '../moves';
import { otherCops } from '../seats';
import { changed, shotIn } from '../state';
import { onEach, type EquipmentCard } from './card';

/** Who is struck down takes somebody along: that player is shot, once the user is out. */
export const mobileDetonator: EquipmentCard<'mobileDetonator', OnPlayer> = {
  when: 'ownFall',
  uses: ({ shot, seats }, user) =>
    shot?.target === user ? onEach('mobileDetonator', otherCops(seats, user)) : [],
  happens: (state, _, { target }) => changed(state, { shot: { ...shotIn(state), takesAlong: target } }),
};
