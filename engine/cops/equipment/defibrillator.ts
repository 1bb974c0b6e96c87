import type { Seat } from '../../core/game';
import type { OnPlayer } from '../moves';
import type { OpenTable } from '../openTable';
import { seatsWhere } from '../seats';
import { changed, shotIn, type CopsState } from '../state';
import { discardHand, withPlayer, type Log } from '../table';
import { onEach, type EquipmentCard } from './card';

/**
 * Base game: somebody who is out comes back, with the cards that all have seen. Band of criminals, where nobody is ever
 * out (V-18): somebody else who has just been struck down stays with the police.
 */
export const defibrillator: EquipmentCard<'defibrillator', OnPlayer> = {
  when: 'anyMoment',
  withBand: 'otherFall',
  uses: (table, user) => onEach('defibrillator', patients(table, user)),
  happens(state, user, { target }, log) {
    log.push({ type: 'saved', seat: target, by: user });
    if (state.variant === 'base') return withPlayer(state, target, { status: 'cop' });
    return stayingWithPolice(state, target, log);
  },
};

function patients({ variant, seats, shot }: OpenTable, user: Seat): readonly Seat[] {
  if (variant === 'band') return shot === null || shot.target === user ? [] : [shot.target];
  return seatsWhere(seats, ({ status }) => status === 'out');
}

const stayingWithPolice = (state: CopsState, seat: Seat, log: Log): CopsState =>
  discardHand(changed(state, { shot: { ...shotIn(state), fatal: false } }), seat, log);
