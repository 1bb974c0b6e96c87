import type { Seat } from '../../core/game';
import { isFramed } from './chances';
import type { Reading } from './reading';
import {
  amity,
  follows,
  hit,
  inDanger,
  isArmed,
  leads,
  lookWorth,
  othersOf,
  rivalOf,
  threat,
} from './stakes';

/** What a card can do for one's side; each card in `equipment.ts` is made of these. */

/** Where a player's hidden cards lie, if they can be looked at. */
export const opened = ({ view }: Reading, seat: Seat): readonly number[] => {
  const player = view.seats[seat];
  if (!player || player.status !== 'cop' || player.attached.includes('disguise')) return [];
  return player.cards.flatMap(({ faceUp }, card) => (faceUp ? [] : [card]));
};

export const bestLook = (reading: Reading, seat: Seat): number =>
  Math.max(0, ...opened(reading, seat).map((card) => lookWorth(reading, seat, card)));

/** A shot that is about to be fired does not happen: worth what it would cost. */
export function prevented(reading: Reading): number {
  const target = inDanger(reading.view);
  return target === null ? 0 : -hit(reading, target);
}

/** What it is worth to this side that a player's ordinary cards count the other way. */
export const framing = (reading: Reading, seat: Seat): number => {
  const { team, temperament } = reading;
  if (team === null) return 0;
  return (follows(reading, rivalOf[team], seat) - follows(reading, team, seat)) * temperament.hit.other;
};

/** What it is worth to this side that nobody can look at a player any more: it keeps the leader hidden. */
export const hiding = (reading: Reading, seat: Seat): number => {
  const { team, temperament } = reading;
  if (team === null || reading.view.seats[seat]?.cards.every(({ faceUp }) => faceUp)) return 0;
  return (leads(reading, team, seat) - leads(reading, rivalOf[team], seat)) * temperament.look.team;
};

/** What it is worth that everybody sees a card of this player. */
export const exposing = (reading: Reading, seat: Seat): number =>
  -amity(reading, seat) * reading.temperament.look.team;

export const gunTaken = (reading: Reading, seat: Seat): number =>
  isArmed(reading, seat)
    ? -amity(reading, seat) * reading.temperament.gun.held + threat(reading, seat) / 2
    : 0;

/** Base game: anybody who is out; band of criminals: somebody else who has just been struck down. */
export function isPatient({ view, me }: Reading, seat: Seat): boolean {
  if (view.variant === 'base') return view.seats[seat]?.status === 'out';
  return view.asked?.kind === 'atDeath' && view.shot?.target === seat && seat !== me;
}

export const detected = (reading: Reading): readonly Seat[] =>
  othersOf(reading).filter((seat) => isArmed(reading, seat) && opened(reading, seat).length > 0);

/** An open card that moves works where it comes to lie; an unknown one is good in friendly hands. */
export const cardGiven = (reading: Reading, seat: Seat): number =>
  amity(reading, seat) * reading.temperament.draw.empty;

export const framingMoved = (reading: Reading, seat: Seat): number =>
  // Who bears the card already counts the way it makes them.
  framing(reading, seat) * (isFramed(reading.view, seat) ? -1 : 1);

/** A friend's gun is good on whom it hits well; a rival's does less harm elsewhere. */
export function turnedTo(reading: Reading, seat: Seat, target: Seat): number {
  const aim = reading.view.seats[seat]?.gun?.aim ?? null;
  const friendly = seat === reading.me ? 1 : amity(reading, seat);
  const [now, then] = [aim === null ? 0 : hit(reading, aim), hit(reading, target)];
  if (friendly > 0) return (friendly * (Math.max(0, then) - Math.max(0, now))) / 4;
  return (-friendly * (Math.min(0, then) - Math.min(0, now))) / 2;
}

/** The next police player in the direction of play, or against it. */
export function nextCop(reading: Reading, step: 1 | -1): Seat {
  const { view } = reading;
  const count = view.seats.length;
  for (let steps = 1; steps < count; steps++) {
    const seat = (view.turn + step * view.direction * steps + count * steps) % count;
    if (view.seats[seat]?.status === 'cop') return seat;
  }
  return view.turn;
}

/** What one's gun does a turn earlier, before anybody can prevent it. */
export function soonerShot(reading: Reading): number {
  const { asked, seats, declared, turn } = reading.view;
  const aim = seats[reading.me]?.gun?.aim;
  const firesNow = asked?.kind === 'act' || (turn === reading.me && declared?.type === 'shoot');
  return aim == null || firesNow ? 0 : hit(reading, aim);
}
