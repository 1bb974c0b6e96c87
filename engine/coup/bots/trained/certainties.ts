import { assassinates, bombs, overthrows, steals } from './answers';
import { unseen } from './counting';
import {
  assassin,
  assassinate,
  at,
  bomb,
  byAction,
  byBlock,
  captain,
  claimant,
  coinsOf,
  contessa,
  embezzle,
  foreignAid,
  holds,
  livesOf,
  place,
  sixth,
  steal,
  tax,
  type Cells,
} from './layout';
import { isHopeless } from './standing';

/** What is certain by coins and cards in sight alone, whatever has been learnt: most of it between the last two. */

const price = { coup: 7, assassination: 3, bomb: 5 } as const;

/** The only rival left, or −1. */
export function lastRival(cells: Cells, me: number): number {
  let rival = -1;
  for (let seat = 0; seat < at(cells, place.players); seat++) {
    if (seat === me || livesOf(cells, seat) === 0) continue;
    if (rival >= 0) return -1;
    rival = seat;
  }
  return rival;
}

/** The answer that wins at once, or −1: a coup on the last card, or a true Assassin whom no Contessa can stop. */
export function sureWin(cells: Cells, me: number): number {
  const rival = lastRival(cells, me);
  if (rival < 0 || livesOf(cells, rival) > 1) return -1;
  const coins = coinsOf(cells, me);
  if (coins >= price.coup) return overthrows;
  const strikesHome = holds(cells, me, assassin) && unseen(cells, me, contessa) === 0;
  return coins >= price.assassination && strikesHome ? assassinates : -1;
}

/** In one's own turn, with `mine` and `theirs` coins: a bit for each answer after which the rival is out or cannot pay for a coup. */
function escapes(cells: Cells, me: number, rival: number, mine: number, theirs: number): number {
  const isLast = livesOf(cells, rival) === 1;
  let saving = 0;
  if (isLast && mine >= price.coup) saving |= 1 << overthrows;
  if (isLast && mine >= price.assassination && !isHopeless(cells, me, assassin)) saving |= 1 << assassinates;
  if (isLast && mine >= price.bomb && at(cells, place.anarchist) === 1) saving |= 1 << bombs;
  if (theirs - 2 < price.coup && !isHopeless(cells, me, captain)) saving |= 1 << steals;
  return saving;
}

/** On one's last card, in one's turn: what may still save it from a coup that can be paid. All bits if none threatens or nothing helps. */
export function savingAnswers(cells: Cells, me: number): number {
  const rival = lastRival(cells, me);
  if (rival < 0 || livesOf(cells, me) > 1 || coinsOf(cells, rival) < price.coup) return -1;
  const saving = escapes(cells, me, rival, coinsOf(cells, me), coinsOf(cells, rival));
  return saving === 0 ? -1 : saving;
}

/** Whether one's next turn would come too late: the rival has the coins for a coup, and nothing prevents it. */
const isDoomed = (cells: Cells, me: number, rival: number, mine: number, theirs: number): boolean =>
  theirs >= price.coup && escapes(cells, me, rival, mine, theirs) === 0;

/** Whether letting this claim pass loses for certain: then even a poor challenge is better. */
export function mustObject(cells: Cells, me: number): boolean {
  if (livesOf(cells, me) > 1) return false;
  const action = at(cells, place.action);
  const by = at(cells, place.claimBy);
  const atMe = at(cells, place.target) === me;
  if (by === byAction && action === assassinate) return atMe && isHopeless(cells, me, contessa);
  const rival = lastRival(cells, me);
  if (rival < 0 || claimant(cells) !== rival) return false;
  const mine = coinsOf(cells, me);
  const theirs = coinsOf(cells, rival);
  if (by === byBlock) return theirs >= price.coup;
  if (by !== byAction) return false;
  const canBlock = !isHopeless(cells, me, captain) || !isHopeless(cells, me, sixth);
  if (action === steal && canBlock) return false;
  return isDoomed(cells, me, rival, mine - lossBy(action, mine), theirs + gainBy(cells, action, mine));
}

/** Whether the action, let through, loses for certain: death on the last card, or a coup that nothing stops. */
export function mustBlock(cells: Cells, me: number): boolean {
  if (livesOf(cells, me) > 1) return false;
  const action = at(cells, place.action);
  if (action === assassinate) return true;
  const rival = lastRival(cells, me);
  if (rival < 0) return false;
  const mine = coinsOf(cells, me);
  const theirs = coinsOf(cells, rival) + gainBy(cells, action, mine);
  return isDoomed(cells, me, rival, mine - lossBy(action, mine), theirs);
}

/**
 * Whether one need only let the rival's turn pass to win: its last card falls to a coup in one's own, which nothing it does
 * can prevent. Then any word of one's own could only lose what is won.
 */
export function needOnlyWait(cells: Cells, me: number): boolean {
  const rival = lastRival(cells, me);
  if (rival < 0 || livesOf(cells, rival) > 1 || at(cells, place.turn) !== rival) return false;
  const action = at(cells, place.action);
  if (action === bomb || (action === assassinate && livesOf(cells, me) === 1)) return false;
  const mine = coinsOf(cells, me);
  return mine - lossBy(action, mine) >= price.coup;
}

const lossBy = (action: number, mine: number): number => (action === steal ? Math.min(2, mine) : 0);

function gainBy(cells: Cells, action: number, mine: number): number {
  switch (action) {
    case foreignAid:
      return 2;
    case tax:
      return 3;
    case steal:
      return Math.min(2, mine);
    case embezzle:
      return at(cells, place.reserve);
    default:
      return 0;
  }
}
