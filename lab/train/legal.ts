import {
  areFellows,
  assassinate,
  at,
  bits,
  bomb,
  captain,
  claimMade,
  coinsOf,
  contessa,
  convert,
  coup,
  duke,
  embezzle,
  examine,
  exchange,
  foreignAid,
  hiddenCard,
  income,
  isTrue,
  livesOf,
  nobody,
  parts,
  place,
  sixth,
  stage,
  steal,
  tax,
  type Cells,
} from '../../engine/coup/lab';

/** Writes every legal move of the asked seat into `moves`, as the numbers that `Sim` plays, and gives back how many. */
export function legal(cells: Cells, moves: number[]): number {
  const asked = at(cells, place.asked);
  let count = 0;
  switch (at(cells, place.stage)) {
    case stage.act:
      return legalActions(cells, moves);
    case stage.challenge:
    case stage.side:
      moves[0] = 0;
      moves[1] = 1;
      return 2;
    case stage.block: {
      moves[count++] = 0;
      const action = at(cells, place.action);
      if (action === foreignAid) moves[count++] = 1 + duke;
      else if (action === assassinate) moves[count++] = 1 + contessa;
      else {
        moves[count++] = 1 + captain;
        moves[count++] = 1 + sixth;
      }
      return count;
    }
    case stage.prove:
      if (isTrue(cells, asked, claimMade(cells))) moves[count++] = 0;
      moves[count++] = 1;
      return count;
    case stage.lose:
    case stage.show:
      for (let card = 0; card < 2; card++) if (hiddenCard(cells, asked, card) >= 0) moves[count++] = card;
      return count;
    case stage.keep: {
      const lives = livesOf(cells, asked);
      const offered = lives + drawnCount(cells);
      for (let kept = 1; kept < 1 << offered; kept++) if (bits(kept) === lives) moves[count++] = kept;
      return count;
    }
    case stage.examine:
      if (at(cells, place.mustSwap) === 0) moves[count++] = 0;
      moves[count++] = 1;
      return count;
    case stage.bomb:
      moves[count++] = 0;
      moves[count++] = 1;
      return legalPasses(cells, moves, count);
    case stage.redirect:
      return legalPasses(cells, moves, count);
    case stage.draft:
      for (let part = 0; part < parts; part++) moves[count++] = part;
      return count;
    default:
      return 0;
  }
}

function legalActions(cells: Cells, moves: number[]): number {
  const turn = at(cells, place.turn);
  const coins = coinsOf(cells, turn);
  let count = coins >= 7 ? legalTargets(cells, moves, 0, coup) : 0;
  if (coins >= 10) return count;
  moves[count++] = income * 16 + nobody;
  moves[count++] = foreignAid * 16 + nobody;
  moves[count++] = tax * 16 + nobody;
  moves[count++] = exchange * 16 + nobody;
  if (coins >= 3) count = legalTargets(cells, moves, count, assassinate);
  count = legalTargets(cells, moves, count, steal);
  if (at(cells, place.inquisitor) === 1) count = legalTargets(cells, moves, count, examine);
  if (at(cells, place.factions) === 1) {
    if (coins >= 1) count = legalTargets(cells, moves, count, convert);
    if (at(cells, place.reserve) > 0) moves[count++] = embezzle * 16 + nobody;
  }
  if (at(cells, place.anarchist) === 1 && coins >= 5) count = legalTargets(cells, moves, count, bomb);
  return count;
}

function legalTargets(cells: Cells, moves: number[], from: number, action: number): number {
  const turn = at(cells, place.turn);
  const players = at(cells, place.players);
  const spares = at(cells, place.factions) === 1 && action !== convert && action !== bomb;
  let count = from;
  for (let seat = 0; seat < players; seat++) {
    if (livesOf(cells, seat) === 0) continue;
    if (seat === turn ? action !== convert : action === convert && coinsOf(cells, turn) < 2) continue;
    if (action === steal && coinsOf(cells, seat) === 0) continue;
    if (spares && areFellows(cells, turn, seat)) continue;
    moves[count++] = action * 16 + seat;
  }
  return count;
}

function legalPasses(cells: Cells, moves: number[], from: number): number {
  const players = at(cells, place.players);
  let count = from;
  for (let seat = 0; seat < players; seat++) if (mayReceive(cells, seat)) moves[count++] = 2 + seat;
  return count;
}

/** FP-A07, C-61. */
export function mayReceive(cells: Cells, seat: number): boolean {
  return (
    seat !== at(cells, place.turn) &&
    livesOf(cells, seat) > 0 &&
    ((at(cells, place.bombReceived) >> seat) & 1) === 0
  );
}

const drawnCount = (cells: Cells): number => (at(cells, place.drawn + 1) >= 0 ? 2 : 1);
