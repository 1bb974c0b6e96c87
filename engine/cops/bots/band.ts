import type { Seat } from '../../core/game';
import type { ActionOf } from '../moves';
import type { CopsView } from '../view';
import type { Reading } from './reading';

/** The band of criminals, as a danger to the police and with its own eyes. */

const diamondsOf = ({ seats }: CopsView, seat: Seat): number => seats[seat]?.diamonds ?? 0;

/** The police who have diamonds: the band has to reach each of them, one in a turn. */
const purses = ({ seats }: CopsView): number =>
  seats.filter(({ status, diamonds }) => status === 'cop' && diamonds > 0).length;

const criminals = ({ seats }: CopsView): number => seats.filter(({ status }) => status === 'band').length;

/** How near the band is to all the diamonds: with as many of them as there are purses left, a round is enough. */
function nearness(band: number, left: number): number {
  if (band === 0) return 0;
  return left === 0 ? 1 : Math.min(0.9, band / (2 * left));
}

/** What it adds to the danger that somebody who falls joins the band, and brings what they own. */
export function perilOfLosing({ view, temperament }: Reading, seat: Seat): number {
  if (view.variant === 'base') return 0;
  const [band, left] = [criminals(view), purses(view)];
  const lost = diamondsOf(view, seat) > 0 ? 1 : 0;
  return temperament.peril * (nearness(band + 1, left - lost) - nearness(band, left));
}

/** What it takes off the danger that diamonds change hands. */
function relief({ view, temperament }: Reading, giver: Seat, taker: Seat, count: number): number {
  const owned = view.seats.map(({ diamonds }, seat) => {
    if (seat === giver) return diamonds - count;
    return seat === taker ? diamonds + count : diamonds;
  });
  const left = owned.filter((diamonds, seat) => diamonds > 0 && view.seats[seat]?.status === 'cop').length;
  const band = criminals(view);
  return temperament.peril * (nearness(band, purses(view)) - nearness(band, left));
}

/** A robbery, for the police: out of the band's hands is good, two purses made one is not. */
export const robberyWorth = (reading: Reading, target: Seat): number =>
  relief(reading, target, reading.me, diamondsOf(reading.view, target));

/** A diamond paid: best to somebody of the police who has none. */
export const paymentWorth = (reading: Reading, target: Seat): number =>
  relief(reading, reading.me, target, 1);

// — with the band's eyes —

/** One purse less among the police, the fullest first. */
export function grabWorth({ view }: Reading, { target }: ActionOf<'grab'>): number {
  if (view.seats[target]?.status !== 'cop') return 0;
  const left = purses(view);
  return nearness(criminals(view), left - 1) + diamondsOf(view, target) / 100;
}

/** The band needs time: a gun on a wounded leader ends the game, a gun on anybody else makes one more criminal. */
export function infiltrationWorth(
  { view, chances }: Reading,
  { gun, target }: ActionOf<'infiltrate'>,
): number {
  const aim = view.seats[gun]?.gun?.aim;
  const lasts = (seat: Seat) => (view.seats[seat]?.wounded ? 0 : recruits(seat));
  const recruits = (seat: Seat) => {
    const chance = chances[seat];
    return chance ? 0.1 + 0.1 * (chance.honest + chance.crooked) : 0;
  };
  if (aim == null) return 0;
  return (lasts(target) - lasts(aim)) * 2;
}

/** Whom a swap would make a leader is a matter of luck; that the leaders meet would be the end. */
export const swapWorth = (): number => -0.2;
