import type { OnPlayer } from '../moves';
import { unspared, type CopLack } from '../openTable';
import { playerAt } from '../state';
import { withPlayer } from '../table';
import { onEach, type EquipmentCard } from './card';

const spares: readonly CopLack[] = ['unwounded'];

/** A wounded leader is wounded no more: the next shot wounds again (V-22). */
export const medKit: EquipmentCard<'medKit', OnPlayer> = {
  when: 'anyMoment',
  spares,
  uses: (table) => onEach('medKit', unspared(table, spares)),
  happens: (state, _, { target }) =>
    withPlayer(state, target, {
      cards: playerAt(state, target).cards.map((card) => ({ ...card, wounded: false })),
    }),
};
