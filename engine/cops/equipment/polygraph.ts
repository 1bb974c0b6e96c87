import { ask, comesNext } from '../agenda';
import { lookAt } from '../knowledge';
import { unreadable } from '../openTable';
import { placesUpTo, type OnPlayer, type Place } from '../moves';
import { investigable, isDisguised, readablePlaces } from '../seats';
import { playerAt } from '../state';
import type { EquipmentCard } from './card';

interface OnCards extends OnPlayer {
  readonly cards: readonly Place[];
}

/** One to three cards of a player; then that player looks at one to three of the user's. */
export const polygraph: EquipmentCard<'polygraph', OnCards> = {
  when: 'anyMoment',
  spares: unreadable,
  uses: ({ seats }, user) =>
    investigable(seats, user).flatMap((target) =>
      placesUpTo(readablePlaces(seats, target), 3).map((cards) => ({
        type: 'use' as const,
        equipment: 'polygraph' as const,
        target,
        cards,
      })),
    ),
  happens(state, user, { target, cards }, log) {
    const seen = lookAt(state, user, target, cards, log);
    if (isDisguised(playerAt(state, user))) return seen;
    return comesNext(seen, ask({ kind: 'look', seat: target, targets: [user], atMost: 3 }));
  },
};
