import type { Seat } from '../../core/game';
import { ask, comesNext } from '../agenda';
import type { Baggage } from '../moves';
import { cops, otherCops } from '../seats';
import { playerAt, type CopsState } from '../state';
import { handAttachedOver, handOver } from '../table';
import { anyMoment, type EquipmentCard } from './card';

/** An equipment card goes from one player to another: out of a hand, or one that lies open and now works there. */
export const evidenceBag: EquipmentCard<'evidenceBag'> = {
  when: anyMoment,
  uses: (state, user) =>
    cops(state).flatMap((from) =>
      baggageOf(state, from, user).flatMap((item) =>
        otherCops(state, user)
          .filter((target) => target !== from)
          .map((target) => ({ type: 'use' as const, equipment: 'evidenceBag' as const, from, item, target })),
      ),
    ),
  happens(state, _, { from, item, target }, log) {
    if (item !== 'hand') return handAttachedOver(state, from, target, item, log);
    const given = playerAt(state, from).hand.reduce(
      (now, card) => handOver(now, from, target, card, log),
      state,
    );
    return comesNext(given, ask({ kind: 'keep', seat: target }));
  },
};

/** The user's own hand is the bag itself. */
function baggageOf(state: CopsState, from: Seat, user: Seat): readonly Baggage[] {
  const { hand, attached } = playerAt(state, from);
  const open = (['disguise', 'plantedEvidence'] as const).filter((card) => attached.includes(card));
  return from !== user && hand.length > 0 ? ['hand', ...open] : open;
}
