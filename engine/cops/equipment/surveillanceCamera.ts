import { openLooks } from '../knowledge';
import { turnUp } from '../table';
import { anyMoment, type EquipmentCard } from './card';

/** A card that somebody has just looked at is turned up. */
export const surveillanceCamera: EquipmentCard<'surveillanceCamera'> = {
  when: anyMoment,
  uses: (state) =>
    openLooks(state).map(({ seat, card }) => ({
      type: 'use',
      equipment: 'surveillanceCamera',
      target: seat,
      card,
    })),
  happens: (state, _, { target, card }, log) => turnUp(state, target, card, log),
};
