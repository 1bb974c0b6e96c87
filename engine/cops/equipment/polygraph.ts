import { ask, comesNext } from '../agenda';
import { lookAt } from '../knowledge';
import { choicesOf } from '../moves';
import { hiddenPlaces, investigable, isDisguised } from '../seats';
import { playerAt } from '../state';
import { anyMoment, type EquipmentCard } from './card';

/** One to three cards of a player; then that player looks at one to three of the user's. */
export const polygraph: EquipmentCard<'polygraph'> = {
  when: anyMoment,
  uses: (state, user) =>
    investigable(state, user).flatMap((target) =>
      choicesOf(hiddenPlaces(playerAt(state, target)), 3).map((cards) => ({
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
