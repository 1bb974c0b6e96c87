import { ask, comesNext } from '../agenda';
import { forgetCardsOf } from '../knowledge';
import { cops } from '../seats';
import { anyMoment, onEach, type EquipmentCard } from './card';

/** All cards of a player are turned face down and laid anew, even those a shot has turned up. */
export const flashbang: EquipmentCard<'flashbang'> = {
  when: anyMoment,
  uses: (state) => onEach('flashbang', cops(state)),
  happens: (state, _, { target }) =>
    comesNext(forgetCardsOf(state, target), ask({ kind: 'arrange', seat: target })),
};
