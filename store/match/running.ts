import {
  askBot,
  hearStep,
  wakeBots,
  withMove,
  type Bot,
  type Bots,
  type Game,
  type Match,
  type MatchPlayer,
  type Minds,
  type Seat,
  type Step,
} from '../../engine';

/** A game as it is played on the phone: its rules, who can take an empty seat, and what can be unsaid. */
export interface Played<Setup, State, Move, Event, View> {
  readonly game: Game<Setup, State, Move, Event, View>;
  readonly bots: Readonly<Record<string, Bot<View, Event, Move>>>;
  /** The answer of somebody who lets things pass: the whole table can give it at once. */
  readonly letPass: Move;
  /** Nobody has learnt anything from it, and no luck was in it: a slip of the finger that led to it can be taken back. */
  readonly isHarmless: (event: Event) => boolean;
}

/** A match on the table: the record, and everything it led to. */
export interface Running<Setup, State, Move, Event> {
  readonly id: string;
  readonly match: Match<Setup, Move>;
  /** The deal first, then one for each move. */
  readonly steps: readonly Step<State, Event>[];
  /** What the bots had in mind after each step. */
  readonly minds: readonly Minds[];
}

export function botsAt<Setup, State, Move, Event, View>(
  { bots }: Played<Setup, State, Move, Event, View>,
  players: readonly MatchPlayer[],
): Bots<View, Event, Move> {
  const [anybody = null] = Object.values(bots);
  // A record may name a bot that this version does not know: somebody else sits in for it.
  return players.map(({ bot }) => (bot === undefined ? null : (bots[bot] ?? anybody)));
}

/** Whether a record, which the engine reads for its moves alone, names somebody for every seat of its set-up. */
export const isSeated = ({ setup, players }: Match<unknown, unknown>): boolean =>
  (setup as { readonly players?: unknown }).players === players.length;

/** Seats in which a person sits. */
export const peopleAt = (players: readonly MatchPlayer[]): readonly Seat[] =>
  players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

export const lastOf = <Setup, State, Move, Event>({ steps }: Running<Setup, State, Move, Event>) => {
  const step = steps.at(-1);
  if (!step) throw new Error('A match without a deal.');
  return step;
};

/** Lays a match on the table, however far it has got: the bots live through all of it again. */
export function layOut<Setup, State, Move, Event, View>(
  played: Played<Setup, State, Move, Event, View>,
  id: string,
  match: Match<Setup, Move>,
): Running<Setup, State, Move, Event> {
  const state = played.game.deal(match.setup, match.seed);
  const minds = wakeBots(botsAt(played, match.players), match.seed);
  const dealt = { id, match: { ...match, moves: [] }, steps: [{ state, events: [] }], minds: [minds] };
  return match.moves.reduce<Running<Setup, State, Move, Event>>(
    (running, move) => answered(played, running, move),
    dealt,
  );
}

/** The asked seat has answered. Throws a `MoveError` for what is no answer. */
export function answered<Setup, State, Move, Event, View>(
  played: Played<Setup, State, Move, Event, View>,
  running: Running<Setup, State, Move, Event>,
  move: Move,
): Running<Setup, State, Move, Event> {
  // A bot that decides has used some of its luck, also when its decision is only lived through again.
  const decided = thought(played, running);
  return advanced(played, running, move, decided?.minds ?? mindsOf(running));
}

/** The bot that is asked answers; null where a person is asked, or nobody. */
export function botAnswered<Setup, State, Move, Event, View>(
  played: Played<Setup, State, Move, Event, View>,
  running: Running<Setup, State, Move, Event>,
): Running<Setup, State, Move, Event> | null {
  const decided = thought(played, running);
  return decided && advanced(played, running, decided.move, decided.minds);
}

const mindsOf = <Setup, State, Move, Event>({ minds }: Running<Setup, State, Move, Event>): Minds =>
  minds.at(-1) ?? [];

const thought = <Setup, State, Move, Event, View>(
  played: Played<Setup, State, Move, Event, View>,
  running: Running<Setup, State, Move, Event>,
) => askBot(played.game, botsAt(played, running.match.players), mindsOf(running), lastOf(running).state);

function advanced<Setup, State, Move, Event, View>(
  played: Played<Setup, State, Move, Event, View>,
  running: Running<Setup, State, Move, Event>,
  move: Move,
  minds: Minds,
): Running<Setup, State, Move, Event> {
  const step = played.game.play(lastOf(running).state, move);
  const heard = hearStep(played.game, botsAt(played, running.match.players), minds, step);
  return {
    ...running,
    match: withMove(running.match, move),
    steps: [...running.steps, step],
    minds: [...running.minds, heard],
  };
}

/** As it stood after so many moves. */
export const backTo = <Setup, State, Move, Event>(
  running: Running<Setup, State, Move, Event>,
  moves: number,
): Running<Setup, State, Move, Event> => ({
  ...running,
  match: { ...running.match, moves: running.match.moves.slice(0, moves) },
  steps: running.steps.slice(0, moves + 1),
  minds: running.minds.slice(0, moves + 1),
});

/** Whether all moves from there on can be unsaid: people made them, and nobody has learnt anything since. */
export function isOpenSince<Setup, State, Move, Event, View>(
  { game, isHarmless }: Played<Setup, State, Move, Event, View>,
  { match, steps }: Running<Setup, State, Move, Event>,
  moves: number,
): boolean {
  const people = peopleAt(match.players);
  return steps.slice(moves + 1).every(({ events }, index) => {
    const before = steps[moves + index];
    const asked = before && game.asked(before.state);
    return asked != null && people.includes(asked.seat) && events.every(isHarmless);
  });
}

/** Who is still to answer the question on the table, in turn, if everybody before them lets it pass. */
export function stillAsked<Setup, State, Move, Event, View>(
  { game, letPass }: Played<Setup, State, Move, Event, View>,
  state: State,
): readonly Seat[] {
  const first = game.asked(state);
  if (!first || first.secret) return [];
  const seats = [first.seat];
  for (let now = state; canPass(game, now, letPass);) {
    now = game.play(now, letPass).state;
    const next = game.asked(now);
    if (next?.kind !== first.kind || seats.includes(next.seat)) break;
    seats.push(next.seat);
  }
  return seats;
}

const canPass = <State, Move>(
  game: { moves(state: State): readonly Move[] },
  state: State,
  letPass: Move,
): boolean => game.moves(state).some((move) => isSame(move, letPass));

/** Moves are small and plain, and their fields always come in the order of the engine's types. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
