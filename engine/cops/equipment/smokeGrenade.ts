import { changed } from '../state';
import type { EquipmentCard } from './card';

/** Play goes round the other way, to the end of the game or to the next one. */
export const smokeGrenade: EquipmentCard<'smokeGrenade'> = {
  when: 'anyMoment',
  uses: () => [{ type: 'use', equipment: 'smokeGrenade' }],
  happens: (state) => changed(state, { direction: state.direction === 1 ? -1 : 1 }),
};
