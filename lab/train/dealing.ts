import { byAction, own, parts, place, seatAt, sizeFor, stage, type Cells } from '../../engine/coup/lab';
import type { Court } from './court';
import type { Rules } from './rules';

/** The rules that are on or off, by the names of their cells. */
const switches = [
  ...(['inquisitor', 'factions', 'anarchist', 'refunds', 'bottom'] as const),
  ...(['mayDecline', 'mustSwap', 'strict', 'drafted', 'apart'] as const),
];

/** A fresh table, up to its first question. */
export function deal(court: Court, rules: Rules): void {
  const { cells } = court;
  const { players, first } = rules;
  cells.fill(0, 0, sizeFor(players));
  cells[place.players] = players;
  cells[place.copies] = rules.copies;
  for (const rule of switches) cells[place[rule]] = +rules[rule];
  cells[place.turn] = first;
  cells[place.asked] = first;
  cells[place.winner] = -1;
  cells[place.drawn] = cells[place.drawn + 1] = -1;
  const sets = rules.drafted ? 1 : rules.copies;
  let count = 0;
  for (let part = 0; part < parts; part++)
    for (let copy = 0; copy < sets; copy++) cells[place.courtCards + count++] = part;
  cells[place.court] = count;
  // Every seat draws by chance from here, so the deck's order matters only where cards go under it.
  for (let seat = 0; seat < players; seat++) {
    const from = seatAt(seat);
    cells[from + own.coins] = (rules.oneCoin || rules.drafted) && seat === first ? 1 : 2;
    cells[from + own.party] = -1;
    cells[from + own.lives] = 2;
    cells[from + own.picked] = -1;
    for (let card = 0; card < 2; card++)
      cells[from + own.card + card] = rules.drafted ? -1 : court.drawAnywhere();
  }
  if (rules.bottom) court.shuffle();
  forgetAction(cells);
  cells[place.stage] = rules.drafted ? stage.draft : rules.factions ? stage.side : stage.act;
}

function forgetAction(cells: Cells): void {
  cells[place.action] = -1;
  cells[place.target] = -1;
  cells[place.paid] = 0;
  cells[place.blocker] = -1;
  cells[place.blockRole] = -1;
  cells[place.beyondBlock] = 0;
  cells[place.claimBy] = byAction;
  cells[place.challenger] = -1;
  cells[place.bombHolder] = -1;
  cells[place.bombReceived] = 0;
  cells[place.bombPass] = -1;
  cells[place.exposed] = 0;
  cells[place.shown] = -1;
}

export function beginTurn(cells: Cells, seat: number): void {
  forgetAction(cells);
  cells[place.turn] = seat;
  cells[place.asked] = seat;
  cells[place.stage] = stage.act;
}

/** Once the last has picked everybody is dealt a second card. */
export function draft(court: Court, seat: number, part: number): void {
  const { cells } = court;
  const players = cells[place.players] as number;
  cells[seatAt(seat) + own.picked] = part;
  for (let next = 0; next < players; next++)
    if ((cells[seatAt(next) + own.picked] as number) < 0) {
      cells[place.asked] = next;
      return;
    }
  for (let next = 0; next < players; next++) {
    const from = seatAt(next);
    cells[from + own.card] = cells[from + own.picked] as number;
    cells[from + own.card + 1] = court.forced.length > 0 ? court.draw() : court.drawAnywhere();
  }
  beginTurn(cells, cells[place.turn] as number);
}

export function takeSides(cells: Cells, party: number): void {
  const players = cells[place.players] as number;
  const turn = cells[place.turn] as number;
  for (let step = 0; step < players; step++)
    cells[seatAt((turn + step) % players) + own.party] = step % 2 === 0 ? party : 1 - party;
  beginTurn(cells, turn);
}
