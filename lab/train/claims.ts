import {
  after,
  areFellows,
  assassinate,
  at,
  byAction,
  byBlock,
  byBomb,
  claimant,
  claimBehind,
  claimMade,
  coinsOf,
  convert,
  foreignAid,
  hiddenCard,
  isTrue,
  ledger,
  livesOf,
  nobody,
  noDuke,
  own,
  place,
  seatAt,
  stage,
  steal,
  type Cells,
} from '../../engine/coup/lab';
import type { Court } from './court';
import {
  actionStands,
  blockStands,
  bombStands,
  loseInfluence,
  nextTurn,
  takesEffect,
  turnUp,
  waits,
} from './losing';

const standing = [actionStands, blockStands, bombStands] as const;
const costs: readonly number[] = [0, 0, 7, 0, 3, 0, 0, 0, 1, 0, 5];

export function declare(cells: Cells, action: number, target: number): number {
  const turn = at(cells, place.turn);
  const paid = action === convert && target !== turn ? 2 : at(costs, action);
  cells[place.action] = action;
  cells[place.target] = target === nobody ? -1 : target;
  cells[place.paid] = paid;
  cells[seatAt(turn)] = coinsOf(cells, turn) - paid;
  if (action === convert) cells[place.reserve] = at(cells, place.reserve) + paid;
  const claim = claimBehind(action);
  if (claim >= 0) return claims(cells, turn, claim, byAction);
  if (action <= foreignAid) ledger.actsModestly(cells, seatAt(turn) + own.ledger);
  return actionStands;
}

/** Somebody claims a character, and the others are asked whether they believe it. */
export function claims(cells: Cells, seat: number, claim: number, by: number): number {
  ledger.claims(cells, seatAt(seat) + own.ledger, claim);
  cells[place.claimBy] = by;
  cells[place.stage] = stage.challenge;
  cells[place.asked] = after(cells, claimant(cells));
  return waits;
}

export function letClaimPass(cells: Cells, asked: number): number {
  ledger.letsPass(cells, seatAt(asked) + own.ledger);
  const next = after(cells, asked);
  if (next === claimant(cells)) return at(standing, at(cells, place.claimBy));
  cells[place.asked] = next;
  return waits;
}

export function challenge(court: Court, asked: number): number {
  const { cells } = court;
  ledger.challengesOne(cells, seatAt(asked) + own.ledger);
  cells[place.challenger] = asked;
  const seat = claimant(cells);
  if (at(cells, place.mayDecline) === 0)
    return isTrue(cells, seat, claimMade(cells)) ? prove(court, seat) : concede(court, seat);
  cells[place.stage] = stage.prove;
  cells[place.asked] = seat;
  return waits;
}

export function prove(court: Court, seat: number): number {
  const { cells } = court;
  const claim = claimMade(cells);
  const challenger = at(cells, place.challenger);
  ledger.proves(cells, seatAt(seat) + own.ledger, claim);
  const shown = shownFor(cells, seat, claim);
  if (at(cells, place.bottom) === 0) court.replace(seat, shown);
  else for (let card = 0; card < 2; card++) if ((shown >> card) & 1) court.expose(seat, card);
  if (
    at(cells, place.claimBy) === byAction &&
    at(cells, place.strict) === 1 &&
    at(cells, place.action) === assassinate &&
    at(cells, place.target) === challenger
  )
    cells[place.beyondBlock] = 1;
  return loseInfluence(court, challenger, at(standing, at(cells, place.claimBy)));
}

const shownFor = (cells: Cells, seat: number, claim: number): number => {
  if (claim !== noDuke) return hiddenCard(cells, seat, 0) === claim ? 1 : 2;
  return (hiddenCard(cells, seat, 0) >= 0 ? 1 : 0) | (hiddenCard(cells, seat, 1) >= 0 ? 2 : 0);
};

export function concede(court: Court, seat: number): number {
  const { cells } = court;
  ledger.isCaught(cells, seatAt(seat) + own.ledger, claimMade(cells));
  const by = at(cells, place.claimBy);
  if (by === byBomb) {
    for (let card = 0; card < 2; card++) if (hiddenCard(cells, seat, card) >= 0) turnUp(court, seat, card);
    cells[seatAt(seat)] = 0;
    return nextTurn;
  }
  if (by === byAction && at(cells, place.refunds) === 1)
    cells[seatAt(seat)] = coinsOf(cells, seat) + at(cells, place.paid);
  return loseInfluence(court, seat, by === byAction ? nextTurn : takesEffect);
}

// — block —

export function block(cells: Cells, asked: number, part: number): number {
  cells[place.blocker] = asked;
  cells[place.blockRole] = part;
  return claims(cells, asked, part, byBlock);
}

/** Asks the next seat that may block, clockwise after this one. */
export function offerBlock(cells: Cells, after: number): number {
  const seat = nextBlocker(cells, after);
  if (seat < 0) return takesEffect;
  cells[place.stage] = stage.block;
  cells[place.asked] = seat;
  return waits;
}

function nextBlocker(cells: Cells, from: number): number {
  const players = at(cells, place.players);
  const turn = at(cells, place.turn);
  for (let seat = (from + 1) % players; seat !== turn; seat = (seat + 1) % players)
    if (isBlocker(cells, seat)) return seat;
  return -1;
}

function isBlocker(cells: Cells, seat: number): boolean {
  const action = at(cells, place.action);
  if (livesOf(cells, seat) === 0 || at(cells, place.beyondBlock) === 1) return false;
  if (action === foreignAid)
    return seat !== at(cells, place.turn) && !areFellows(cells, seat, at(cells, place.turn));
  return (action === assassinate || action === steal) && seat === at(cells, place.target);
}
