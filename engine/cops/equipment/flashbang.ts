import { ask, comesNext } from '../agenda';
import { forgetCardsOf } from '../knowledge';
import type { OnPlayer } from '../moves';
import { cops } from '../seats';
import { onEach, type EquipmentCard } from './card';

/** All cards of a player are turned face down and laid in a new order, even those a shot has turned up. */
export const flashbang: EquipmentCard<'flashbang', OnPlayer> = {
  when: 'anyMoment',
  uses: ({ seats }) => onEach('flashbang', cops(seats)),
  happens: (state, _, { target }) =>
    comesNext(forgetCardsOf(state, target), ask({ kind: 'arrange', seat: target })),
};
