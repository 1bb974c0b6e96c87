import type { Seat } from '../core/game';
import { isLeader } from './identities';
import { playerAt, type CopsState, type IdentityCard, type Player } from './state';

export const isCop = (state: CopsState, seat: Seat): boolean => playerAt(state, seat).status === 'cop';

/** Every seat, clockwise from this one's left, itself last. */
export const roundFrom = (state: CopsState, seat: Seat): readonly Seat[] =>
  state.players.map((_, step) => (seat + 1 + step) % state.players.length);

/** Living police players, in the order of their seats. */
export function cops(state: CopsState): readonly Seat[] {
  const seats: Seat[] = [];
  state.players.forEach(({ status }, seat) => {
    if (status === 'cop') seats.push(seat);
  });
  return seats;
}

export const otherCops = (state: CopsState, seat: Seat): readonly Seat[] =>
  cops(state).filter((other) => other !== seat);

export const otherSeats = (state: CopsState, seat: Seat): readonly Seat[] =>
  state.players.map((_, other) => other).filter((other) => other !== seat);

/** Where a player's hidden cards lie. */
export function hiddenPlaces({ cards }: Player): readonly number[] {
  const places: number[] = [];
  cards.forEach(({ faceUp }, place) => {
    if (!faceUp) places.push(place);
  });
  return places;
}

const isHidden = ({ faceUp }: IdentityCard) => !faceUp;

export const hasHidden = ({ cards }: Player): boolean => cards.some(isHidden);

export const isDisguised = ({ attached }: Player): boolean => attached.includes('disguise');

export const isWounded = ({ cards }: Player): boolean => cards.some(({ wounded }) => wounded);

/** The leader's card among a player's own, if they hold one. */
export const leaderPlace = ({ cards }: Player): number | null => {
  const place = cards.findIndex(({ identity }) => isLeader(identity));
  return place < 0 ? null : place;
};

/** GC-14: who can be looked at by this player: other cops with a hidden card, unless they are disguised. */
export const investigable = (state: CopsState, by: Seat): readonly Seat[] =>
  otherCops(state, by).filter((seat) => {
    const player = playerAt(state, seat);
    return !isDisguised(player) && hasHidden(player);
  });

/** What the player's gun would hit now; null where there is nothing to fire (GC-17), or not this turn (a Taser's). */
export function firingLine(state: CopsState, seat: Seat): Seat | null {
  const { gun } = playerAt(state, seat);
  return gun === null || gun.fresh ? null : gun.aim;
}
