import type { OnPlayer } from '../moves';
import { otherCops } from '../seats';
import { attach } from '../table';
import { onEach, type EquipmentCard } from './card';

/** Nobody can look at the target's cards any more, nor make them show one (`isDisguised`). */
export const disguise: EquipmentCard<'disguise', OnPlayer> = {
  when: 'anyMoment',
  stays: true,
  uses: ({ seats }, user) => onEach('disguise', otherCops(seats, user)),
  happens: (state, _, { target }, log) => attach(state, target, 'disguise', log),
};
