import type { Seat } from '../../core/game';
import { blockingRoles, type Action, type Claim } from '../actions';
import { ruleBooks } from '../books';
import { isHopeless } from '../copies';
import { coinsOf, livesOf, supports } from '../hands';
import { placeOf, type Role } from '../roles';
import { impressionOf } from './mind';
import { oddsOf, truthOf, type Reading } from './reading';

/** What things are worth to this seat, in coins. */

/** How much of a rival's loss is one's own gain: all of it between two, less in a crowd. */
export const shareOf = ({ temperament: { share }, rivals }: Reading): number =>
  share[Math.min(rivals.length + 1, share.length - 1)] ?? 1;

export function danger(reading: Reading, seat: Seat): number {
  const { base, coin, coup, spare } = reading.temperament.danger;
  const coins = coinsOf(reading.view.seats, seat);
  return base + coin * coins + (coins >= 7 ? coup : 0) + (livesOf(reading.view.seats, seat) > 1 ? spare : 0);
}

/** A rival loses an influence: the longer nobody has, the more it is worth. */
export function hit(reading: Reading, seat: Seat): number {
  const { temperament, rivals, impatience } = reading;
  const isLast = livesOf(reading.view.seats, seat) <= 1;
  const worth =
    isLast && rivals.length === 1
      ? temperament.win
      : temperament.hit[isLast ? 'last' : 'spare'] * shareOf(reading) * danger(reading, seat);
  return worth * (1 + impatience);
}

/** One's own influence is lost. */
export function loss(reading: Reading, cards = livesOf(reading.view.seats, reading.me)): number {
  const { life, win } = reading.temperament;
  if (cards > 1) return life.spare;
  return reading.rivals.length === 1 ? win : life.last;
}

/** How much of what all rivals are, or may do, falls to one of them. */
export const attention = ({ rivals }: Reading): number => 1 / Math.max(1, rivals.length);

/** That somebody challenges what this seat claims: by their habits, and by how little it can be believed. The impatient dare it. */
export function doubt(reading: Reading, claim: Claim, concerned: Seat | null = null): number {
  const { temperament, mind, me, rivals, impatience } = reading;
  const believed = truthOf(reading, me, claim);
  const { times, chances, concern } = temperament.doubt;
  let nobody = 1;
  for (const seat of rivals) {
    const { challenges, passes } = impressionOf(mind, seat);
    const habit = (challenges + times) / (challenges + passes + chances);
    const own = 2 * (1 - believed) * habit * (seat === concerned ? concern : 1);
    nobody *= 1 - Math.min(0.9, own);
  }
  return (1 - nobody) * (1 - impatience);
}

/** What a claim promises: `gain` if it stands, `cost` lost besides the influence if it falls. Never a hopeless one. */
export function claimWorth(
  reading: Reading,
  claim: Claim,
  gain: number,
  cost: number,
  concerned: Seat | null = null,
): number {
  if (isHopeless(reading, claim)) return -Infinity;
  const challenged = doubt(reading, claim, concerned);
  if (supports(reading.hand, claim))
    return gain + challenged * averageHit(reading) * reading.temperament.bait;
  return (1 - challenged) * gain - challenged * (loss(reading) + cost) * reading.temperament.fear;
}

const averageHit = (reading: Reading): number =>
  reading.rivals.reduce((sum, seat) => sum + hit(reading, seat), 0) * attention(reading);

/** That the action comes through, by what those who may block it seem to have, and dare. */
export function unblocked(reading: Reading, action: Action, seats: readonly Seat[]): number {
  return seats.reduce((through, seat) => {
    const roles = blockingRoles(reading.view, action);
    const none = roles.reduce((left, role) => left * (1 - oddsOf(reading, seat, role)), 1);
    return through * none * (1 - daring(reading, action, seat, roles)) * hopeAgainst(reading, seat, roles);
  }, 1);
}

/** What has failed is worth less each time, whatever the odds say: the same word goes on stopping it. */
export function hopeAgainst({ temperament, mind }: Reading, seat: Seat, roles: readonly Role[]): number {
  const { foils } = impressionOf(mind, seat);
  const times = roles.reduce((sum, role) => sum + (foils[placeOf[role]] ?? 0), 0);
  return temperament.hope ** times;
}

/** How likely somebody without the card blocks all the same: who has said so once says so again. */
function daring(reading: Reading, action: Action, seat: Seat, roles: readonly Role[]): number {
  const { temperament, mind } = reading;
  const { leanings } = impressionOf(mind, seat);
  if (roles.some((role) => (leanings[placeOf[role]] ?? 0) > 0)) return temperament.stubborn;
  const bluff = temperament.bluffedBlock[action];
  return bluff?.[livesOf(reading.view.seats, seat) > 1 ? 'spare' : 'last'] ?? 0;
}

/** FC-41, RU-29: what a fallen claim costs besides the influence. */
export const forfeited = ({ view }: Reading, paid: number): number =>
  ruleBooks[view.book].refundOnLostChallenge ? 0 : paid;
