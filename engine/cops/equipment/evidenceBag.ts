import type { Seat } from '../../core/game';
import { ask, comesNext } from '../agenda';
import type { Baggage, OnPlayer } from '../moves';
import type { OpenTable } from '../openTable';
import { cops, otherCops } from '../seats';
import { playerAt } from '../state';
import { handAttachedOver, handOver } from '../table';
import type { EquipmentCard } from './card';

interface Moved extends OnPlayer {
  readonly from: Seat;
  readonly item: Baggage;
}

/** An equipment card goes from one player to another: out of a hand, or one that lies open and now works there. */
export const evidenceBag: EquipmentCard<'evidenceBag', Moved> = {
  when: 'anyMoment',
  uses: (table, user) =>
    cops(table.seats).flatMap((from) =>
      baggageOf(table, from, user).flatMap((item) =>
        otherCops(table.seats, user)
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
function baggageOf({ seats }: OpenTable, from: Seat, user: Seat): readonly Baggage[] {
  const { hand = [], attached = [] } = seats[from] ?? {};
  const open = (['disguise', 'plantedEvidence'] as const).filter((card) => attached.includes(card));
  return from !== user && hand.length > 0 ? ['hand', ...open] : open;
}
