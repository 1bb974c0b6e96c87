import { openLooks } from '../knowledge';
import type { OnCard } from '../moves';
import { turnUp } from '../table';
import type { EquipmentCard } from './card';

/** A card that somebody has just looked at is turned up. */
export const surveillanceCamera: EquipmentCard<'surveillanceCamera', OnCard> = {
  when: 'afterLook',
  uses: ({ seats, looks }) =>
    openLooks(seats, looks).map(({ seat, card }) => ({
      type: 'use',
      equipment: 'surveillanceCamera',
      target: seat,
      card,
    })),
  happens: (state, _, { target, card }, log) => turnUp(state, target, card, log),
};
