import {
  areFellows,
  at,
  captain,
  coinsOf,
  contessa,
  livesOf,
  own,
  place,
  seatAt,
  sixth,
  type Cells,
} from './layout';
import { toldBy } from './counting';

/** Whom to aim at, by what everybody sees. */

/** What a seat promises to become: cards weigh most, then coins, and a coup at hand. */
export const danger = (cells: Cells, seat: number): number =>
  4 * livesOf(cells, seat) + coinsOf(cells, seat) + (coinsOf(cells, seat) >= 7 ? 3 : 0);

const claims = (cells: Cells, seat: number, part: number): number => (toldBy(cells, seat, part) > 0 ? 1 : 0);

const struck = (cells: Cells, seat: number): number =>
  danger(cells, seat) - 7 * claims(cells, seat, contessa);

const robbed = (cells: Cells, seat: number): number =>
  5 * Math.min(2, coinsOf(cells, seat)) +
  danger(cells, seat) / 2 -
  8 * Math.max(claims(cells, seat, captain), claims(cells, seat, sixth));

type Worth = (cells: Cells, seat: number) => number;

/** The living rival that is worth most, no fellow unless `fellows`; −1 if there is none. */
function most(cells: Cells, me: number, worth: Worth, fellows: boolean): number {
  const players = at(cells, place.players);
  let best = -1;
  let value = -Infinity;
  for (let step = 1; step < players; step++) {
    const seat = (me + step) % players;
    if (livesOf(cells, seat) === 0) continue;
    const here = worth(cells, seat);
    if (here > value && (fellows || !areFellows(cells, me, seat))) {
      best = seat;
      value = here;
    }
  }
  return best;
}

export const toOverthrow = (cells: Cells, me: number): number => most(cells, me, danger, false);
export const toStrike = (cells: Cells, me: number): number => most(cells, me, struck, false);
export const toExamine = (cells: Cells, me: number): number => most(cells, me, danger, false);
export const toBomb = (cells: Cells, me: number): number => most(cells, me, struck, true);

export const toRob = (cells: Cells, me: number): number =>
  most(cells, me, (now, seat) => (coinsOf(now, seat) === 0 ? -Infinity : robbed(now, seat)), false);

/** Who has no fellows yet with it: a rival turned into a fellow spares it. */
export const toConvert = (cells: Cells, me: number): number => most(cells, me, foe, true);

const foe: Worth = (cells, seat) =>
  danger(cells, seat) +
  (at(cells, seatAt(seat) + own.party) === at(cells, seatAt(at(cells, place.turn)) + own.party) ? -50 : 0);

/** FP-A07: of those who have not had it, the most dangerous without a Contessa of their own. */
export const toPass = (cells: Cells, me: number): number =>
  most(cells, me, (now, seat) => (mayReceive(now, seat) ? struck(now, seat) : -Infinity), true);

const mayReceive = (cells: Cells, seat: number): boolean =>
  seat !== at(cells, place.turn) && ((at(cells, place.bombReceived) >> seat) & 1) === 0;
