import { openActions, standsToAct } from './acting';
import { openBlocks, openToBomb, standsToBlock, standsToBomb } from './blocking';
import {
  openAfterLooking,
  openCards,
  openHands,
  rowAfterLooking,
  rowToKeep,
  rowToLose,
  rowToShow,
} from './choosing';
import { openDoubts, standsToDoubt } from './doubting';
import { numberOfKind, type Situation } from './kinds';
import { at, bits, place, stage, type Cells } from './layout';

/** What the asked seat has to decide, written into `into`. False if nothing is to be weighed: there is one answer, or none matters. */
export function situate(cells: Cells, into: Situation): boolean {
  if (!asks(cells, into)) return false;
  into.row = 0;
  into.unread = 0;
  if (bits(into.open) > 1) stands(cells, into);
  return true;
}

/** Only what is asked, and which answers are open. */
export function asks(cells: Cells, into: Situation): boolean {
  const me = at(cells, place.asked);
  switch (at(cells, place.stage)) {
    case stage.act:
      return asked(into, numberOfKind.act, openActions(cells, me));
    case stage.challenge:
      return asked(into, numberOfKind.challenge, openDoubts(cells, me));
    case stage.block:
      return asked(into, numberOfKind.block, openBlocks(cells, me));
    case stage.lose:
      return asked(into, numberOfKind.lose, openCards(cells, me));
    case stage.show:
      return asked(into, numberOfKind.show, openCards(cells, me));
    case stage.keep:
      return asked(into, numberOfKind.keep, openHands(cells, me));
    case stage.examine:
      return asked(into, numberOfKind.examine, openAfterLooking(cells));
    case stage.bomb:
      return asked(into, numberOfKind.bomb, openToBomb(cells, me));
    case stage.draft:
      return asked(into, numberOfKind.draft, 0b11111);
    default:
      return false;
  }
}

function asked(into: Situation, kind: number, open: number): true {
  into.kind = kind;
  into.open = open;
  return true;
}

function stands(cells: Cells, into: Situation): void {
  const me = at(cells, place.asked);
  const { kind } = into;
  switch (kind) {
    case numberOfKind.act:
      return standsToAct(cells, me, into);
    case numberOfKind.challenge:
      return standsToDoubt(cells, me, into);
    case numberOfKind.block:
      return standsToBlock(cells, me, into);
    case numberOfKind.bomb:
      return standsToBomb(cells, me, into);
    default:
      into.row = plainRow(cells, me, kind);
      into.unread = into.row;
  }
}

/** Where nobody's habits matter. */
function plainRow(cells: Cells, me: number, kind: number): number {
  switch (kind) {
    case numberOfKind.lose:
      return rowToLose(cells, me);
    case numberOfKind.show:
      return rowToShow(cells, me);
    case numberOfKind.keep:
      return rowToKeep(cells, me);
    case numberOfKind.examine:
      return rowAfterLooking(cells);
    default:
      return me === at(cells, place.turn) ? 0 : 1;
  }
}
