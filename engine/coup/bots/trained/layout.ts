import { actions, type Action } from '../../actions';
import { roles, type Role } from '../../roles';

/**
 * A table of Coup as one row of small numbers: what training plays on, and what a trained bot is shown. Both read it by
 * the same places, so that what was learnt and what is played cannot drift apart. −1 stands for nobody and nothing; in
 * a bot's sight also for a card it cannot see.
 */
export type Cells = Int16Array;

export const at = (cells: Cells | readonly number[], place: number): number => cells[place] as number;

/** The characters of a game: the Inquisitor plays the Ambassador's part. */
export const [duke, assassin, captain, sixth, contessa] = [0, 1, 2, 3, 4] as const;
export const parts = 5;
/** What embezzling claims: that none of the cards is the Duke. */
export const noDuke = 5;

export const partOf = (role: Role): number => (role === 'inquisitor' ? sixth : roles.indexOf(role));

export const [income, foreignAid, coup, tax, assassinate, steal, exchange, examine, convert, embezzle, bomb] =
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const numberOf = (action: Action): number => actions.indexOf(action);

/** What the table waits for, as in the engine's stages. */
export const stages = [
  'act',
  'challenge',
  'block',
  'prove',
  'lose',
  'keep',
  'show',
  'examine',
  'bomb',
  'redirect',
  'draft',
  'side',
  'over',
] as const;

export const stage = Object.fromEntries(stages.map((name, number) => [name, number])) as Readonly<
  Record<(typeof stages)[number], number>
>;

/** Whose word is at stake. */
export const [byAction, byBlock, byBomb] = [0, 1, 2] as const;

/** Places of what belongs to the whole table. */
export const place = {
  stage: 0,
  asked: 1,
  turn: 2,
  action: 3,
  target: 4,
  paid: 5,
  blocker: 6,
  blockRole: 7,
  beyondBlock: 8,
  claimBy: 9,
  challenger: 10,
  /** How the turn goes on once an influence is lost. */
  then: 11,
  bombHolder: 12,
  /** A bit for each seat that has had it. */
  bombReceived: 13,
  bombPass: 14,
  reserve: 15,
  /** What lies before the player who exchanges. */
  drawn: 16,
  shown: 18,
  winner: 19,
  /** Cards of each part that lie face up. */
  open: 20,
  exposed: 25,
  exposedCards: 26,
  players: 32,
  copies: 33,
  inquisitor: 34,
  factions: 35,
  anarchist: 36,
  refunds: 37,
  /** Cards go under the deck, when the turn ends. */
  bottom: 38,
  mayDecline: 39,
  mustSwap: 40,
  strict: 41,
  drafted: 42,
  apart: 43,
  court: 47,
  courtCards: 48,
} as const;

const seatsFrom = 100;
const seatSize = 20;

/** Places of what belongs to a seat, from its own beginning. */
export const own = {
  coins: 0,
  card: 1,
  faceUp: 3,
  party: 5,
  lives: 6,
  picked: 7,
  ledger: 8,
} as const;

/** As a target: an action that is aimed at nobody. */
export const nobody = 15;

export const seatAt = (seat: number): number => seatsFrom + seat * seatSize;
export const sizeFor = (players: number): number => seatAt(players);

export const coinsOf = (cells: Cells, seat: number): number => at(cells, seatAt(seat) + own.coins);
export const livesOf = (cells: Cells, seat: number): number => at(cells, seatAt(seat) + own.lives);
/** −1 for a card that lies face up. */
export const hiddenCard = (cells: Cells, seat: number, card: number): number =>
  at(cells, seatAt(seat) + own.faceUp + card) === 1 ? -1 : at(cells, seatAt(seat) + own.card + card);

export const holds = (cells: Cells, seat: number, part: number): boolean =>
  hiddenCard(cells, seat, 0) === part || hiddenCard(cells, seat, 1) === part;

export const isTrue = (cells: Cells, seat: number, claim: number): boolean =>
  claim === noDuke ? !holds(cells, seat, duke) : holds(cells, seat, claim);

/** FP-R06: fellows spare each other, except while all the living are of one party. */
export function areFellows(cells: Cells, one: number, other: number): boolean {
  const party = at(cells, seatAt(one) + own.party);
  if (party < 0 || at(cells, seatAt(other) + own.party) !== party) return false;
  for (let seat = 0; seat < at(cells, place.players); seat++)
    if (livesOf(cells, seat) > 0 && at(cells, seatAt(seat) + own.party) !== party) return true;
  return false;
}

/** The next living seat clockwise. */
export function after(cells: Cells, seat: number): number {
  const players = at(cells, place.players);
  for (let step = 1; step < players; step++) {
    const next = (seat + step) % players;
    if (livesOf(cells, next) > 0) return next;
  }
  return seat;
}

export const claimant = (cells: Cells): number => {
  const by = at(cells, place.claimBy);
  return at(cells, by === byBlock ? place.blocker : by === byBomb ? place.bombHolder : place.turn);
};

const claims: readonly number[] = [-1, -1, -1, duke, assassin, captain, sixth, sixth, -1, noDuke, -1];

/** What is said with an action; −1: nothing. */
export const claimBehind = (action: number): number => at(claims, action);

export function claimMade(cells: Cells): number {
  const by = at(cells, place.claimBy);
  if (by === byBomb) return contessa;
  return by === byBlock ? at(cells, place.blockRole) : claimBehind(at(cells, place.action));
}

export function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left > 0; left &= left - 1) count++;
  return count;
}

/** By the five characters and their actions alone. */
export const isPlain = (cells: Cells): boolean =>
  at(cells, place.inquisitor) + at(cells, place.factions) + at(cells, place.anarchist) === 0;

/** Whether what there is to know of the only rival is told apart by rows, and a table, of its own. */
export const isPair = (cells: Cells): boolean => at(cells, place.apart) === 1;

/** Two who sit down to a plain game can be told apart so. */
export const canBePair = (cells: Cells): boolean => at(cells, place.players) === 2 && isPlain(cells);
