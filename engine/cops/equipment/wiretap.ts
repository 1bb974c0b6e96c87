import { ask, comesNext } from '../agenda';
import { lookAt } from '../knowledge';
import type { OnCard } from '../moves';
import { unreadable } from '../openTable';
import { investigable, readablePlaces } from '../seats';
import type { EquipmentCard } from './card';

/** A card of one player, and once it has been seen, a card of another. */
export const wiretap: EquipmentCard<'wiretap', OnCard> = {
  when: 'anyMoment',
  spares: unreadable,
  uses({ seats }, user) {
    const open = investigable(seats, user);
    if (open.length < 2) return [];
    return open.flatMap((target) =>
      readablePlaces(seats, target).map((card) => ({
        type: 'use' as const,
        equipment: 'wiretap' as const,
        target,
        card,
      })),
    );
  },
  happens(state, user, { target, card }, log) {
    const targets = investigable(state.players, user).filter((other) => other !== target);
    const seen = lookAt(state, user, target, [card], log);
    return comesNext(seen, ask({ kind: 'look', seat: user, targets, atMost: 1 }));
  },
};
