import { changed } from '../state';
import type { EquipmentCard } from './card';

/** The next turn is the user's, and play goes on from there. */
export const coffee: EquipmentCard<'coffee'> = {
  when: 'anyMoment',
  uses: () => [{ type: 'use', equipment: 'coffee' }],
  happens: (state, user) => changed(state, { coffee: user }),
};
