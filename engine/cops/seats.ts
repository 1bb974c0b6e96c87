import type { Seat } from '../core/game';
import type { IdentityCard, Player } from './state';

/** Of a player, what everybody sees: a player of a state is one as it stands, and so is a seat of a view. */
export interface OpenPlayer extends Pick<Player, 'status' | 'attached' | 'gun'> {
  readonly cards: readonly Pick<IdentityCard, 'faceUp'>[];
}

type Players = readonly OpenPlayer[];

export const isCop = (players: Players, seat: Seat): boolean => players[seat]?.status === 'cop';

/** Every seat, clockwise from this one's left, itself last. */
export const roundFrom = (players: Players, seat: Seat): readonly Seat[] =>
  players.map((_, step) => (seat + 1 + step) % players.length);

/** In order. */
export function seatsWhere<Player>(
  players: readonly Player[],
  isWanted: (player: Player, seat: Seat) => boolean,
): readonly Seat[] {
  const seats: Seat[] = [];
  players.forEach((player, seat) => {
    if (isWanted(player, seat)) seats.push(seat);
  });
  return seats;
}

/** Living police players. */
export const cops = (players: Players): readonly Seat[] =>
  seatsWhere(players, ({ status }) => status === 'cop');

export const otherCops = (players: Players, seat: Seat): readonly Seat[] =>
  seatsWhere(players, ({ status }, other) => status === 'cop' && other !== seat);

export const otherSeats = (players: Players, seat: Seat): readonly Seat[] =>
  seatsWhere(players, (_, other) => other !== seat);

/** Where a player's hidden cards lie. */
export function hiddenPlaces({ cards }: Pick<OpenPlayer, 'cards'>): readonly number[] {
  const places: number[] = [];
  cards.forEach(({ faceUp }, place) => {
    if (!faceUp) places.push(place);
  });
  return places;
}

const isHidden = ({ faceUp }: Pick<IdentityCard, 'faceUp'>) => !faceUp;

export const hasHidden = ({ cards }: Pick<OpenPlayer, 'cards'>): boolean => cards.some(isHidden);

export const isDisguised = (player: Pick<Player, 'attached'> | undefined): boolean =>
  player?.attached.includes('disguise') === true;

const isReadable = (player: OpenPlayer | undefined): player is OpenPlayer =>
  player?.status === 'cop' && !isDisguised(player) && hasHidden(player);

/** Where the cards of a cop lie that can be looked at, or be turned up by what others play. */
export function readablePlaces(players: Players, seat: Seat): readonly number[] {
  const player = players[seat];
  return isReadable(player) ? hiddenPlaces(player) : [];
}

/** GC-14: who can be looked at by this player: other cops with a hidden card, unless they are disguised. */
export const investigable = (players: Players, by: Seat): readonly Seat[] =>
  seatsWhere(players, (player, seat) => seat !== by && isReadable(player));

export const isArmed = (players: Players, seat: Seat): boolean => players[seat]?.gun != null;

/** What the player's gun would hit now; null where there is nothing to fire (GC-17), or not this turn (a Taser's). */
export function firingLine(players: Players, seat: Seat): Seat | null {
  const gun = players[seat]?.gun;
  return gun == null || gun.fresh ? null : gun.aim;
}
