import { ask, comesNext } from '../agenda';
import { cops, hasHidden, isDisguised } from '../seats';
import { playerAt } from '../state';
import { anyMoment, onEach, type EquipmentCard } from './card';

/** A player turns up a hidden card of their own choice. */
export const truthSerum: EquipmentCard<'truthSerum'> = {
  when: anyMoment,
  uses: (state) =>
    onEach(
      'truthSerum',
      cops(state).filter((seat) => {
        const player = playerAt(state, seat);
        return !isDisguised(player) && hasHidden(player);
      }),
    ),
  happens: (state, _, { target }) => comesNext(state, ask({ kind: 'reveal', seat: target })),
};
