import { cops, isWounded } from '../seats';
import { playerAt } from '../state';
import { withPlayer } from '../table';
import { anyMoment, onEach, type EquipmentCard } from './card';

/** A wounded leader is wounded no more: the next shot wounds again (V-22). */
export const medKit: EquipmentCard<'medKit'> = {
  when: anyMoment,
  uses: (state) =>
    onEach(
      'medKit',
      cops(state).filter((seat) => isWounded(playerAt(state, seat))),
    ),
  happens: (state, _, { target }) =>
    withPlayer(state, target, {
      cards: playerAt(state, target).cards.map((card) => ({ ...card, wounded: false })),
    }),
};
