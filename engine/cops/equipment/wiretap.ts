import { ask, comesNext } from '../agenda';
import { lookAt } from '../knowledge';
import { hiddenPlaces, investigable } from '../seats';
import { playerAt } from '../state';
import { anyMoment, type EquipmentCard } from './card';

/** A card of one player, and once it has been seen, a card of another. */
export const wiretap: EquipmentCard<'wiretap'> = {
  when: anyMoment,
  uses(state, user) {
    const open = investigable(state, user);
    if (open.length < 2) return [];
    return open.flatMap((target) =>
      hiddenPlaces(playerAt(state, target)).map((card) => ({
        type: 'use' as const,
        equipment: 'wiretap' as const,
        target,
        card,
      })),
    );
  },
  happens(state, user, { target, card }, log) {
    const targets = investigable(state, user).filter((other) => other !== target);
    const seen = lookAt(state, user, target, [card], log);
    return comesNext(seen, ask({ kind: 'look', seat: user, targets, atMost: 1 }));
  },
};
