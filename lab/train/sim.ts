import { after, at, byBomb, contessa, livesOf, place, stage, steal, type Cells } from '../../engine/coup/lab';
import { block, challenge, claims, concede, declare, letClaimPass, offerBlock, prove } from './claims';
import { Court } from './court';
import { beginTurn, deal, draft, takeSides } from './dealing';
import { afterBombClaim, giveBomb, rob, show, takeEffect } from './effects';
import { actionStands, bombStands, lose, loseInfluence, nextTurn, takesEffect, waits } from './losing';
import type { Luck } from './luck';
import type { Rules } from './rules';

/**
 * Coup on one row of numbers, changed in place: by every book and option, a thousand times as fast as the engine, and move
 * by move the same (`compare.ts`). A turn goes as in `engine/coup/flow.ts`.
 *
 * Moves are numbers as well. To act: action × 16 + target. To challenge: 1, to block: 1 + part, to let pass: 0. To lose or
 * show: which card. To keep: a bit for each card offered. To prove: 0, to concede: 1. To give back: 0, to swap: 1. The
 * bomb: 0 explodes, 1 defuses, 2 + seat passes it on. To draft: the part; to take sides: the party.
 */
export class Sim {
  readonly cells: Cells;
  readonly court: Court;

  constructor(cells: Cells, luck: Luck) {
    this.cells = cells;
    this.court = new Court(cells, luck);
  }

  deal(rules: Rules): void {
    deal(this.court, rules);
  }

  play(move: number): void {
    let then = this.answer(move);
    while (then !== waits) then = this.goOn(then);
  }

  private answer(move: number): number {
    const { cells, court } = this;
    const asked = at(cells, place.asked);
    switch (at(cells, place.stage)) {
      case stage.act:
        return declare(cells, move >> 4, move & 15);
      case stage.challenge:
        return move === 0 ? letClaimPass(cells, asked) : challenge(court, asked);
      case stage.block:
        return move === 0 ? offerBlock(cells, asked) : block(cells, asked, move - 1);
      case stage.prove:
        return move === 0 ? prove(court, asked) : concede(court, asked);
      case stage.lose:
        return lose(court, asked, move, at(cells, place.then));
      case stage.keep:
        court.keep(asked, move);
        return nextTurn;
      case stage.show:
        return show(cells, move);
      case stage.examine:
        if (move === 1) court.swap(at(cells, place.target), at(cells, place.shown));
        return nextTurn;
      case stage.bomb:
        if (move === 0) return loseInfluence(court, asked, nextTurn);
        cells[place.bombPass] = move === 1 ? -1 : move - 2;
        return claims(cells, asked, contessa, byBomb);
      case stage.redirect:
        return giveBomb(cells, move - 2);
      case stage.draft:
        draft(court, asked, move);
        return waits;
      case stage.side:
        takeSides(cells, move);
        return waits;
      default:
        throw new RangeError('The game is over.');
    }
  }

  private goOn(then: number): number {
    const { cells, court } = this;
    const survivor = lastOf(cells);
    if (survivor >= 0) return endGame(cells, survivor);
    switch (then) {
      case actionStands:
        return offerBlock(cells, at(cells, place.turn));
      case bombStands:
        return afterBombClaim(cells);
      case takesEffect:
        return takeEffect(court);
      default:
        court.replaceExposed();
        beginTurn(cells, after(cells, at(cells, place.turn)));
        return waits;
    }
  }
}

/** The only one alive; −1 while there are several. */
function lastOf(cells: Cells): number {
  let survivor = -1;
  for (let seat = 0; seat < at(cells, place.players); seat++) {
    if (livesOf(cells, seat) === 0) continue;
    if (survivor >= 0) return -1;
    survivor = seat;
  }
  return survivor;
}

function endGame(cells: Cells, winner: number): number {
  const target = at(cells, place.target);
  if (at(cells, place.action) === steal && target >= 0 && livesOf(cells, target) === 0) rob(cells, target);
  cells[place.winner] = winner;
  cells[place.stage] = stage.over;
  return waits;
}
