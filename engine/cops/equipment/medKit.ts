import type { OnPlayer } from '../moves';
import type { Lack } from '../openTable';
import { cops } from '../seats';
import { playerAt } from '../state';
import { withPlayer } from '../table';
import { onEach, unspared, type EquipmentCard } from './card';

const spares: readonly Lack[] = ['unwounded'];

/** A wounded leader is wounded no more: the next shot wounds again (V-22). */
export const medKit: EquipmentCard<'medKit', OnPlayer> = {
  when: 'anyMoment',
  spares,
  uses: (table) => onEach('medKit', unspared(table, spares, cops(table.seats))),
  happens: (state, _, { target }) =>
    withPlayer(state, target, {
      cards: playerAt(state, target).cards.map((card) => ({ ...card, wounded: false })),
    }),
};
