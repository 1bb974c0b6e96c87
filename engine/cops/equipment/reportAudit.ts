import type { Seat } from '../../core/game';
import { ask, comesNext } from '../agenda';
import { readablePlaces, roundFrom, type OpenPlayer } from '../seats';
import type { EquipmentCard } from './card';

/** Everybody whose cards are all hidden shows one. Not in the book (D.4). */
export const reportAudit: EquipmentCard<'reportAudit'> = {
  when: 'ownTurn',
  uses: ({ seats }, user) =>
    audited(seats, user).length === 0 ? [] : [{ type: 'use', equipment: 'reportAudit' }],
  happens: (state, user) =>
    comesNext(state, ...audited(state.players, user).map((seat) => ask({ kind: 'reveal', seat }))),
};

export const audited = (players: readonly OpenPlayer[], user: Seat): readonly Seat[] =>
  roundFrom(players, user).filter((seat) => readablePlaces(players, seat).length === 3);
