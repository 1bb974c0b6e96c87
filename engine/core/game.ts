/** A place at the table: 0-based, clockwise. */
export type Seat = number;

/** Whose eyes: a seat's, or everybody's. */
export type Viewer = Seat | 'table';

/**
 * What the game waits for. `secret` says that answering needs or shows what only that seat may know, so the
 * phone must be handed over; otherwise the table answers aloud.
 */
export interface Question {
  readonly seat: Seat;
  readonly kind: string;
  readonly secret: boolean;
}

export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/**
 * What every game is to the rest of the app. A game waits for one seat at a time, so that it is nothing but a
 * list of moves; its state is plain JSON, and the state given to `play` is never changed.
 */
export interface Game<Setup, State, Move, Event, View> {
  readonly id: string;
  /** Throws a `SetupError` that names the field at fault. */
  deal(setup: Setup, seed: number): State;
  /** Whose answer the game waits for; null once it is over. */
  asked(state: State): Question | null;
  /** Every legal answer of the asked seat, in a stable order. */
  moves(state: State): readonly Move[];
  /** Throws a `MoveError` for anything that is not among `moves`. */
  play(state: State, move: Move): Step<State, Event>;
  /** Built by allow-list: nothing the viewer may not know is in it. */
  view(state: State, viewer: Viewer): View;
  /** The event as that viewer saw it. */
  witness(event: Event, viewer: Viewer): Event;
  outcome(state: State): Outcome | null;
}
