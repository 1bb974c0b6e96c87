import type { Outcome, Seat } from '../core/game';
import type { Item } from './agenda';
import type { Attached, Equipment } from './equipment/cards';
import type { Identity } from './identities';
import type { Action, CopsKind } from './moves';
import type { Window } from './windows';

export const variants = ['base', 'band'] as const;

export type Variant = (typeof variants)[number];

/** An identity card. Who knows it, and a wound of its leader, travel with it (GC-24, D-14). */
export interface IdentityCard {
  readonly identity: Identity;
  readonly faceUp: boolean;
  readonly wounded: boolean;
  /** Ascending; everybody, once the card lies face up. */
  readonly knownTo: readonly Seat[];
}

export interface Gun {
  /** Null where the one it pointed at is gone. */
  readonly aim: Seat | null;
  /** Taken with a Taser this turn, in which it may not be fired. */
  readonly fresh: boolean;
}

export interface Player {
  readonly status: 'cop' | 'out' | 'band';
  readonly cards: readonly IdentityCard[];
  readonly hand: readonly Equipment[];
  readonly attached: readonly Attached[];
  /** Null: none, or holstered. */
  readonly gun: Gun | null;
  readonly diamonds: number;
}

/** The action of this turn, and what comes of it once everybody has had their say. */
export interface Declared {
  readonly action: Action;
  /** A card played meanwhile lets the player choose again; a Restraining Order leaves no choice (GC-34). */
  readonly then: 'perform' | 'chooseAnew' | 'mustShoot';
}

/** A shot that has been fired and is not settled. */
export interface Shot {
  readonly by: Seat;
  readonly target: Seat;
  /** It has hit somebody who is no leader, and who has not been saved. */
  readonly fatal: boolean;
  /** Whom the victim takes along with a Mobile Detonator. */
  readonly takesAlong: Seat | null;
}

/** Questions that come up while something is happening. */
export type Detail = 'arrange' | 'reveal' | 'keep' | 'look' | 'aim' | 'deflect';

/** What a question says besides whom it asks. */
interface AskingFields extends Record<Exclude<CopsKind, 'use' | 'look' | 'aim'>, unknown> {
  /** Who has spoken up, and in which window. */
  use: { readonly window: Window };
  look: { readonly targets: readonly Seat[]; readonly atMost: number };
  aim: { readonly besides: Seat | null };
}

export type AskingOf<Kind extends CopsKind> = {
  readonly kind: Kind;
  readonly seat: Seat;
} & AskingFields[Kind];

/** What the game waits for, and from whom. */
export type Asking = { [Kind in CopsKind]: AskingOf<Kind> }[CopsKind];

export type DetailAsked = { [Kind in Detail]: AskingOf<Kind> }[Detail];

/** A hidden card somebody has just looked at. */
export interface Look {
  readonly seat: Seat;
  readonly card: number;
}

/** Everything there is to know, secrets included. Plain JSON. */
export interface CopsState {
  readonly variant: Variant;
  readonly holsterAfterShot: boolean;
  /** V-24. A match from before this ruling does not have it, so that its checksum stays what it was. */
  readonly asksFallenLast: true | undefined;
  readonly players: readonly Player[];
  readonly turn: Seat;
  /** 1: clockwise. */
  readonly direction: 1 | -1;
  /** Guns in the middle. */
  readonly guns: number;
  /** Equipment, top first. */
  readonly deck: readonly Equipment[];
  /** Identity cards left over unseen. */
  readonly spare: readonly Identity[];
  /** Identity cards that left with those who joined the band. */
  readonly removed: readonly Identity[];
  readonly declared: Declared | null;
  readonly shot: Shot | null;
  /** What has been looked at since the last window closed, while it lies where it was seen. */
  readonly looks: readonly Look[];
  /** Who takes the next turn. */
  readonly coffee: Seat | null;
  /** Whom the last shot hit. */
  readonly lastShot: Seat | null;
  /** What comes once the question on the table is answered, next first. */
  readonly agenda: readonly Item[];
  /** Null once the game is over. */
  readonly asking: Asking | null;
  readonly outcome: Outcome | null;
}

export const playerAt = (state: CopsState, seat: Seat): Player => {
  const player = state.players[seat];
  if (!player) throw new RangeError(`There is no seat ${seat}.`);
  return player;
};

export function cardAt(state: CopsState, seat: Seat, place: number): IdentityCard {
  const card = playerAt(state, seat).cards[place];
  if (!card) throw new RangeError(`Seat ${seat} has no card ${place}.`);
  return card;
}

export const declaredIn = (state: CopsState): Declared => {
  if (!state.declared) throw new Error('Nothing has been declared.');
  return state.declared;
};

export const shotIn = (state: CopsState): Shot => {
  if (!state.shot) throw new Error('No shot has been fired.');
  return state.shot;
};

/**
 * The state with something else in it. It is written out field by field because every rule comes through here: a
 * spread gives V8 an object of yet another shape each time, and costs four times as much.
 */
export const changed = (state: CopsState, change: Partial<CopsState>): CopsState =>
  Object.assign<CopsState, Partial<CopsState>>(
    {
      variant: state.variant,
      holsterAfterShot: state.holsterAfterShot,
      asksFallenLast: state.asksFallenLast,
      players: state.players,
      turn: state.turn,
      direction: state.direction,
      guns: state.guns,
      deck: state.deck,
      spare: state.spare,
      removed: state.removed,
      declared: state.declared,
      shot: state.shot,
      looks: state.looks,
      coffee: state.coffee,
      lastShot: state.lastShot,
      agenda: state.agenda,
      asking: state.asking,
      outcome: state.outcome,
    },
    change,
  );
