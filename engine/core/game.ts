import type { Secret, Tells } from './events';

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
  /** What only some seats know of it lies under `secret`. */
  readonly Event: { readonly type: string; readonly secret?: Secret<unknown> };
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

/** What a table goes by to see whether a question has to be put: nothing that it does not know. */
export interface TableMoment<G extends GameTypes> {
  /** By the eyes of everybody, or of the only person at the table. */
  readonly view: G['View'];
  readonly people: readonly Seat[];
  /** All that has happened, as everybody has witnessed it. */
  past(): readonly G['Event'][];
}

/** A kind of question: whom it is put to, what can be answered, and what an answer leads to. */
export interface QuestionKind<G extends GameTypes, Kind extends G['Kind']> {
  /** Answering needs or shows what only that seat may know; otherwise the table answers aloud. */
  readonly secret: boolean;
  /** Except for this player, who has nothing left to hide. */
  hasNoSecrets?(state: G['State'], asking: G['Asking'][Kind]): boolean;
  seat(state: G['State'], asking: G['Asking'][Kind]): Seat;
  /** Every legal answer, in a stable order. */
  answers(state: G['State'], asking: G['Asking'][Kind]): readonly G['Answers'][Kind][];
  /** What happens is written into the log. */
  take(
    state: G['State'],
    answer: G['Answers'][Kind],
    log: G['Event'][],
    asking: G['Asking'][Kind],
  ): G['State'];

  // — how a table plays it —

  /** With it a player's own turn begins: a bot thinks longer about it than about an answer. */
  readonly beginsTurn?: true;
  /** Nobody looks at what was dealt before a game that begins with it: it is seen with the question, or nothing was dealt. */
  readonly showsDeal?: true;
  /** What somebody answers who has spoken up and lets it pass after all: those passed over for them are asked then. */
  readonly standsDown?: G['Answers'][Kind];
  /** Whether this answer changes nothing that lies on the table: the touch that lets all pass can say it, too. */
  leavesAsIs?(view: G['View'], answer: G['Answers'][Kind]): boolean;
  /** What a seat may say while it goes round the table, before its own turn to answer as well. */
  aloud?(view: G['View'], seat: Seat): readonly G['Move'][];
  /** Whose word waits until all others have had theirs: it passes nobody over. */
  lastWord?(view: G['View']): Seat | undefined;
  /** Whom it touches more than anybody else, as far as everybody can see. */
  touches?(view: G['View']): readonly (Seat | null | undefined)[];
  /** Whether the table is spared this one: whoever is asked lets it pass, or leaves all as it is. Hands that others cannot see play no part in it. */
  canGoUnasked?(moment: TableMoment<G>): boolean;
}

export type QuestionKinds<G extends GameTypes> = { readonly [Kind in G['Kind']]: QuestionKind<G, Kind> };

/**
 * What a game says of itself; what every game does alike follows from it (`defineGame`). A game waits for one seat at a
 * time, so it is nothing but a list of moves; its state is plain JSON, and a state that is given away is never changed.
 */
export interface GameRules<G extends GameTypes> {
  readonly id: string;
  /** Throws a `SetupError` that names the field at fault. A match of an earlier version keeps to what was ruled then. */
  deal(setup: G['Setup'], seed: number, version?: number): G['State'];
  /** The question on the table; null once the game is over. */
  asking(state: G['State']): (G['Asking'][G['Kind']] & { readonly kind: G['Kind'] }) | null;
  readonly questions: QuestionKinds<G>;
  /** Laid round the taking of an answer, by a game that goes on by itself until it asks again. */
  around?(state: G['State'], take: (state: G['State']) => G['State'], log: G['Event'][]): G['State'];
  /** Built by allow-list: nothing the viewer may not know is in it. */
  view(state: G['State'], viewer: Viewer, asked: Question<G['Kind']> | null): G['View'];
  /** What the event tells, and whom. */
  tells(event: G['Event']): Tells<G['Event']>;
  outcome(state: G['State']): Outcome | null;
}

/** What every game is to the rest of the app. */
export interface Game<G extends GameTypes> extends Pick<
  GameRules<G>,
  'id' | 'deal' | 'questions' | 'tells' | 'outcome'
> {
  /** Whose answer the game waits for; null once it is over. */
  asked(state: G['State']): Question<G['Kind']> | null;
  /** Every legal answer of the asked seat, in a stable order. */
  moves(state: G['State']): readonly G['Answers'][G['Kind']][];
  /** Throws a `MoveError` for anything that is not among `moves`. */
  play(state: G['State'], move: G['Move']): Step<G>;
  view(state: G['State'], viewer: Viewer): G['View'];
  /** The event as that viewer saw it. */
  witness(event: G['Event'], viewer: Viewer): G['Event'];
}
