import type { Seat } from '../../core/game';
import { inDanger } from '../openTable';
import { isArmed, isCop, readablePlaces } from '../seats';
import { isFramed } from './chances';
import type { Reading } from './reading';
import { amity, follows, hit, leads, lookWorth, rivalOf, threat } from './stakes';

/** What a card can do for one's side; each card in `equipment.ts` is made of these. */

export const bestLook = (reading: Reading, seat: Seat): number =>
  Math.max(0, ...readablePlaces(reading.view.seats, seat).map((card) => lookWorth(reading, seat, card)));

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
  isArmed(reading.view.seats, seat)
    ? -amity(reading, seat) * reading.temperament.gun.held + threat(reading, seat) / 2
    : 0;

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
    if (isCop(view.seats, seat)) return seat;
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
