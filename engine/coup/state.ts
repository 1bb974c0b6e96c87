import type { Seat } from '../core/game';
import type { Random } from '../core/random';
import type { Action } from './actions';
import type { Book, SixthCharacter } from './books';
import type { Party } from './parties';
import type { Role } from './roles';

export interface Card {
  readonly role: Role;
  readonly faceUp: boolean;
}

export interface Player {
  readonly coins: number;
  /** Null in games without factions. */
  readonly party: Party | null;
  readonly cards: readonly Card[];
}

/** Whose word is at stake: the acting player's, the blocker's, or that of the player who holds the bomb. */
export type ClaimBy = 'action' | 'block' | 'bomb';

/** The Anarchist's bomb on its way round the table, all within one turn (C-61). */
export interface Bomb {
  readonly holder: Seat;
  /** Who has had it this turn: it comes to nobody twice (FP-A07). */
  readonly received: readonly Seat[];
  /** What its holder says a Contessa will do with it; `passTo` is the next holder. */
  readonly claim: 'defuse' | 'pass' | null;
  readonly passTo: Seat | null;
}

/** The action of this turn, from its announcement to its end. */
export interface Declared {
  readonly action: Action;
  readonly target: Seat | null;
  readonly paid: number;
  readonly block: { readonly seat: Seat; readonly role: Role } | null;
  /** Its target challenged it and lost, and the table plays `strictDoubleDanger`: no Contessa is left to them (C-09). */
  readonly beyondBlock: boolean;
  readonly bomb: Bomb | null;
}

/** How the turn goes on once an influence has been lost. */
export type Afterwards = 'actionStands' | 'blockStands' | 'bombClaimStands' | 'takeEffect' | 'nextTurn';

/** Where in a turn the game waits, and for whom. */
export type Stage =
  | { readonly kind: 'draft'; readonly picks: readonly (Role | null)[]; readonly asked: Seat }
  | { readonly kind: 'side' }
  | { readonly kind: 'act' }
  | { readonly kind: 'challenge'; readonly of: ClaimBy; readonly asked: Seat }
  | { readonly kind: 'block'; readonly asked: Seat }
  | { readonly kind: 'prove'; readonly of: ClaimBy; readonly challenger: Seat }
  | { readonly kind: 'lose'; readonly seat: Seat; readonly then: Afterwards }
  | { readonly kind: 'keep'; readonly drawn: readonly Role[] }
  | { readonly kind: 'show' }
  | { readonly kind: 'examine'; readonly card: number }
  | { readonly kind: 'bomb' }
  /** The bomb's next holder was eliminated by a challenge that failed: another has to be named (C-59). */
  | { readonly kind: 'redirect' }
  | { readonly kind: 'over'; readonly winner: Seat };

export type At<Kind extends Stage['kind']> = Extract<Stage, { kind: Kind }>;

/** Everything there is to know, secrets included. Plain JSON. */
export interface CoupState {
  readonly book: Book;
  readonly sixth: SixthCharacter;
  readonly factions: boolean;
  readonly anarchist: boolean;
  readonly strictDoubleDanger: boolean;
  readonly random: Random;
  /** The Court deck, top first. */
  readonly court: readonly Role[];
  readonly reserve: number;
  readonly players: readonly Player[];
  readonly turn: Seat;
  readonly declared: Declared | null;
  /** RU-25: cards shown as proof this turn, known to all, to be replaced when it ends. */
  readonly exposed: readonly { readonly seat: Seat; readonly card: number }[];
  readonly stage: Stage;
}

export const playerAt = (state: CoupState, seat: Seat): Player => {
  const player = state.players[seat];
  if (!player) throw new RangeError(`There is no seat ${seat}.`);
  return player;
};

export const isHidden = (card: Card | undefined): card is Card => card !== undefined && !card.faceUp;

/** Somebody's cards, as far as everybody sees them. */
export interface Hand {
  readonly cards: readonly { readonly faceUp: boolean }[];
}

/** FC-13: exiled once every card lies face up. While the two-player draft lasts nobody has a card, and nobody is out. */
export const isOut = ({ cards }: Hand): boolean => cards.length > 0 && cards.every(isUp);

const isUp = ({ faceUp }: Hand['cards'][number]): boolean => faceUp;

export const isIn = (state: CoupState, seat: Seat): boolean => !isOut(playerAt(state, seat));

/** The living seats after this one, clockwise, itself left out. Of seat -1: all of them. */
export function others(state: CoupState, seat: Seat): Seat[] {
  const round: Seat[] = [];
  const count = state.players.length;
  for (let step = 1; step <= count; step++) {
    const other = (seat + step) % count;
    if (other !== seat && isIn(state, other)) round.push(other);
  }
  return round;
}

/** The next living seat clockwise. */
export function after(state: CoupState, seat: Seat): Seat {
  const count = state.players.length;
  for (let step = 1; step < count; step++) {
    const next = (seat + step) % count;
    if (isIn(state, next)) return next;
  }
  return seat;
}
