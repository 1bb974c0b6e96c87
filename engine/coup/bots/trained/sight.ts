import { ruleBooks } from '../../books';
import { copiesFor, isDrafted } from '../../copies';
import { livesOf } from '../../hands';
import { parties } from '../../parties';
import { latestClaim, type CoupView, type Pending } from '../../view';
import {
  byAction,
  byBlock,
  byBomb,
  numberOf,
  own,
  partOf,
  place,
  seatAt,
  sizeFor,
  stage,
  type Cells,
} from './layout';
import { ledgerSize } from './ledger';
import type { Mind } from './mind';

/** What a seat sees and remembers, as the row of numbers it has learnt by. A card it cannot see is −1. */
export function sightOf(view: CoupView, mind: Mind): Cells {
  const { seats, pending } = view;
  const cells = new Int16Array(sizeFor(seats.length));
  cells[place.stage] = stage[view.asked?.kind ?? 'over'];
  cells[place.asked] = view.asked?.seat ?? 0;
  cells[place.turn] = view.turn;
  cells[place.reserve] = view.reserve;
  cells[place.players] = seats.length;
  cells[place.copies] = copiesFor(seats.length);
  cells[place.inquisitor] = view.sixth === 'inquisitor' ? 1 : 0;
  cells[place.factions] = view.factions ? 1 : 0;
  cells[place.anarchist] = view.anarchist ? 1 : 0;
  cells[place.mustSwap] = ruleBooks[view.book].examine === 'mustSwap' ? 1 : 0;
  cells[place.drafted] = isDrafted(view) ? 1 : 0;
  seats.forEach((_, seat) => fillSeat(cells, view, mind, seat));
  fillDrawn(cells, view);
  fillPending(cells, view, pending);
  return cells;
}

function fillSeat(cells: Cells, { seats }: CoupView, mind: Mind, seat: number): void {
  const seen = seats[seat];
  if (!seen) return;
  const from = seatAt(seat);
  const isMine = seat === mind.seat;
  cells[from + own.coins] = seen.coins;
  cells[from + own.party] = seen.party === null ? -1 : parties.indexOf(seen.party);
  cells[from + own.picked] = isMine ? mind.picked : -1;
  // Before a draft is over nobody has cards, and nobody is out.
  let lives = seen.cards.length === 0 ? 2 : 0;
  for (let card = 0; card < 2; card++) {
    const { role = null, faceUp = false } = seen.cards[card] ?? {};
    const part = role === null ? -1 : partOf(role);
    cells[from + own.card + card] = part;
    cells[from + own.faceUp + card] = faceUp ? 1 : 0;
    if (faceUp && part >= 0) cells[place.open + part] = (cells[place.open + part] ?? 0) + 1;
    if (!faceUp && seen.cards.length > 0) lives++;
  }
  cells[from + own.lives] = lives;
  for (let fact = 0; fact < ledgerSize; fact++)
    cells[from + own.ledger + fact] = mind.ledger[seat * ledgerSize + fact] ?? 0;
}

const numberOfClaim = { action: byAction, block: byBlock, bomb: byBomb } as const;

/** What a player may keep in an exchange begins with their own cards. */
function fillDrawn(cells: Cells, { offered, seats, turn, asked }: CoupView): void {
  const mine = livesOf(seats, turn);
  const drawn = asked?.kind === 'keep' ? (offered ?? []).slice(mine).map(partOf) : [];
  cells[place.drawn] = drawn[0] ?? -1;
  cells[place.drawn + 1] = drawn[1] ?? -1;
}

function fillPending(cells: Cells, view: CoupView, pending: Pending | null): void {
  cells[place.action] = pending === null ? -1 : numberOf(pending.action);
  cells[place.target] = pending?.target ?? -1;
  cells[place.blocker] = pending?.block?.seat ?? -1;
  cells[place.blockRole] = pending?.block ? partOf(pending.block.role) : -1;
  cells[place.claimBy] = pending ? numberOfClaim[latestClaim(pending)] : byAction;
  cells[place.bombHolder] = pending?.bomb?.holder ?? -1;
  cells[place.bombReceived] = (pending?.bomb?.received ?? []).reduce((mask, seat) => mask | (1 << seat), 0);
  cells[place.bombPass] = pending?.bomb?.passTo ?? -1;
  const exposed = pending?.exposed ?? [];
  cells[place.exposed] = exposed.length;
  exposed.forEach(({ seat, card }, index) => (cells[place.exposedCards + index] = seat * 2 + card));
  cells[place.shown] = view.asked?.kind === 'examine' ? shownCard(view, pending?.target ?? -1) : -1;
}

const shownCard = ({ seats }: CoupView, seat: number): number =>
  seats[seat]?.cards.findIndex(({ role, faceUp }) => role !== null && !faceUp) ?? -1;
