import type { Tells } from './events';

/** A place at the table: 0-based, clockwise. */
export type Seat = number;

/** Whose eyes: a seat's, or everybody's. */
export type Viewer = Seat | 'table';

/**
 * All that differs from one game to the next, as one type. The game itself, its bots, a match of it, the table it is
 * played on and its screens each take this one parameter.
 */
export interface GameTypes {
  readonly Setup: { readonly players: number; readonly first: Seat };
  readonly State: unknown;
  readonly Move: unknown;
  readonly Event: unknown;
  /** What a viewer may know; of their own seat, everything that its player sees. */
  readonly View: { readonly viewer: Viewer; readonly turn: Seat; readonly seats: readonly object[] };
  /** Every kind of question the game can ask. */
  readonly Kind: string;
  /** Which of the moves answer a question of this kind. */
  readonly Answers: { readonly [Kind in this['Kind']]: this['Move'] };
  /** What the state says of a question of this kind while it is on the table. */
  readonly Asking: { readonly [Kind in this['Kind']]: { readonly kind: Kind } };
}

/**
 * What the game waits for. `secret` says that answering needs or shows what only that seat may know; otherwise the
 * table answers aloud.
 */
export interface Question<Kind extends string = string> {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly secret: boolean;
}

/** What one move led to. */
export interface Step<G extends GameTypes> {
  readonly state: G['State'];
  readonly events: readonly G['Event'][];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/**
 * What every game is to the rest of the app. A game waits for one seat at a time, so it is nothing but a list of
 * moves; its state is plain JSON, and the state given to `play` is never changed.
 */
export interface Game<G extends GameTypes> {
  readonly id: string;
  /** Throws a `SetupError` that names the field at fault. */
  deal(setup: G['Setup'], seed: number): G['State'];
  /** Whose answer the game waits for; null once it is over. */
  asked(state: G['State']): Question<G['Kind']> | null;
  /** Every legal answer of the asked seat, in a stable order. */
  moves(state: G['State']): readonly G['Answers'][G['Kind']][];
  /** Throws a `MoveError` for anything that is not among `moves`. */
  play(state: G['State'], move: G['Move']): Step<G>;
  /** Built by allow-list: nothing the viewer may not know is in it. */
  view(state: G['State'], viewer: Viewer): G['View'];
  /** The event as that viewer saw it. */
  witness(event: G['Event'], viewer: Viewer): G['Event'];
  /** What the event tells, and whom. */
  tells(event: G['Event']): Tells<G['Event']>;
  outcome(state: G['State']): Outcome | null;
}
