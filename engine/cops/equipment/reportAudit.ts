import type { Seat } from '../../core/game';
import { ask, comesNext } from '../agenda';
import { isCop, isDisguised, roundFrom } from '../seats';
import { playerAt, type CopsState } from '../state';
import { anyMoment, type EquipmentCard } from './card';

/** Everybody whose cards are all hidden shows one. Not in the book (D.4). */
export const reportAudit: EquipmentCard<'reportAudit'> = {
  when: anyMoment,
  ownTurnOnly: true,
  uses: (state, user) =>
    audited(state, user).length === 0 ? [] : [{ type: 'use', equipment: 'reportAudit' }],
  happens: (state, user) =>
    comesNext(state, ...audited(state, user).map((seat) => ask({ kind: 'reveal', seat }))),
};

const audited = (state: CopsState, user: Seat): readonly Seat[] =>
  roundFrom(state, user).filter((seat) => {
    const player = playerAt(state, seat);
    return isCop(state, seat) && !isDisguised(player) && player.cards.every(({ faceUp }) => !faceUp);
  });
