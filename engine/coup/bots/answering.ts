import type { Seat } from '../../core/game';
import { isHopeless } from '../copies';
import { coinsOf, livesOf } from '../hands';
import type { CoupMove } from '../moves';
import type { Role } from '../roles';
import { latestClaim, type Pending } from '../view';
import { truthOf, type Reading } from './reading';
import { claimWorth, danger, doubt, hit, loss, shareOf } from './stakes';

/** Answers to what others have announced. Letting it pass is worth nothing; anything else is measured against that. */

export function challengeWorth(reading: Reading, pending: Pending): number {
  const { atStake } = pending;
  if (!atStake) return -Infinity;
  const { seat, claim } = atStake;
  const by = latestClaim(pending);
  const { temperament, impatience } = reading;
  const likely = truthOf(reading, seat, claim);
  // What is certainly true only costs.
  if (likely >= 1) return -Infinity;
  const truth = likely * (1 - impatience);
  if (pending.action === 'assassinate' && by === 'action' && pending.target === reading.me)
    return defiance(reading, seat, truth);
  const cards = by === 'bomb' ? livesOf(reading.view.seats, seat) : 1;
  const gain = hit(reading, seat) * cards + undone(reading, pending, seat);
  return (1 - truth) * gain - truth * loss(reading) - temperament.caution;
}

/** What it is worth to this seat that the claim falls, besides the claimant's influence. */
function undone(reading: Reading, pending: Pending, seat: Seat): number {
  const { me, temperament } = reading;
  const by = latestClaim(pending);
  const isMine = by === 'block' ? pending.seat === me : (pending.bomb?.passTo ?? pending.target) === me;
  const stakes = stakesOf(reading, pending, by === 'block');
  if (isMine) return stakes;
  return by === 'action' ? stakes * shareOf(reading) * danger(reading, seat) * temperament.bystander : 0;
}

/** What is at stake with the action, for the player it concerns. */
function stakesOf(reading: Reading, { action, seat, target }: Pending, isBlocked: boolean): number {
  switch (action) {
    case 'foreignAid':
      return 2;
    case 'tax':
      return 3;
    case 'steal':
      return 3;
    case 'embezzle':
      return reading.view.reserve;
    case 'assassinate':
      return isBlocked && target !== null && seat === reading.me ? hit(reading, target) : 0;
    case 'bomb':
      return loss(reading) * 0.7;
    default:
      return 1;
  }
}

/** To challenge the assassin at one's own door, against waiting for the blow, or for the Contessa to stop it. */
function defiance(reading: Reading, assassin: Seat, truth: number): number {
  const cards = livesOf(reading.view.seats, reading.me);
  // Who challenges in vain loses a card, and still has the assassin before them (C-09).
  const inVain = loss(reading) + (cards > 1 ? peril(reading, cards - 1) : 0);
  const challenged = (1 - truth) * hit(reading, assassin) - truth * inVain;
  return challenged + peril(reading, cards) - reading.temperament.caution;
}

/** What an assassination costs a seat with this number of cards if it answers as well as it can. */
function peril(reading: Reading, cards: number): number {
  if (reading.hand.includes('contessa')) return 0;
  const blow = loss(reading, cards);
  if (isHopeless(reading, 'contessa')) return blow;
  const caught = doubt(reading, 'contessa', reading.view.pending?.seat ?? null);
  return Math.min(blow, caught * (cards > 1 ? blow + loss(reading, 1) : blow));
}

/** A block saves what the action would take; caught out, one loses an influence, and that as well. */
export function blockWorth(reading: Reading, role: Role, pending: Pending): number {
  const { me } = reading;
  const cards = livesOf(reading.view.seats, me);
  const saved = savings(reading, pending, cards);
  const cost = pending.action === 'assassinate' ? (cards > 1 ? loss(reading, 1) : 0) : 0;
  // The last card would be lost either way: to claim the Contessa costs nothing more.
  if (pending.action === 'assassinate' && cards === 1)
    return claimWorth(reading, role, saved, -saved, pending.seat);
  return claimWorth(reading, role, saved, cost, pending.seat);
}

function savings(reading: Reading, { action, seat }: Pending, cards: number): number {
  switch (action) {
    case 'assassinate':
      return loss(reading, cards);
    case 'steal':
      return (
        Math.min(2, coinsOf(reading.view.seats, reading.me)) *
        (1 + shareOf(reading) * danger(reading, seat) * 0.5)
      );
    default:
      return 2 * shareOf(reading) * danger(reading, seat) * 0.6;
  }
}

/** The bomb in hand: to disarm it saves an influence; to pass it on strikes somebody else besides. */
export function bombWorth(reading: Reading, move: CoupMove, pending: Pending): number {
  const cards = livesOf(reading.view.seats, reading.me);
  const saved = loss(reading);
  const struck = move.type === 'pass' ? hit(reading, move.target) * reading.temperament.bomb * 0.5 : 0;
  const cost = cards > 1 ? loss(reading, 1) : -saved;
  return claimWorth(reading, 'contessa', saved + struck, cost, pending.seat);
}
