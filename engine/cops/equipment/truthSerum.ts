import { ask, comesNext } from '../agenda';
import type { OnPlayer } from '../moves';
import { unreadable, unspared } from '../openTable';
import { onEach, type EquipmentCard } from './card';

/** A player turns up a hidden card of their own choice. */
export const truthSerum: EquipmentCard<'truthSerum', OnPlayer> = {
  when: 'anyMoment',
  spares: unreadable,
  uses: (table) => onEach('truthSerum', unspared(table, unreadable)),
  happens: (state, _, { target }) => comesNext(state, ask({ kind: 'reveal', seat: target })),
};
