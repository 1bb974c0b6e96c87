import type { Game, Seat, Step } from './game';
import { below, seeded, word, type Drawn, type Random } from './random';

/** What survives being saved as it is. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A player made of arithmetic. It is given what its seat may see and nothing else: no type here leads to a state. All it
 * remembers, its luck included, lies in its mind, so that the same mind before the same view decides the same.
 */
export interface Bot<View, Event, Move, Mind extends Json = Json> {
  readonly id: string;
  wake(seat: Seat, seed: number): Mind;
  /** The events of one step, as its seat witnessed them, and what it sees after them. */
  hear(mind: Mind, events: readonly Event[], view: View): Mind;
  decide(mind: Mind, view: View, moves: readonly Move[]): Decision<Mind, Move>;
}

export interface Decision<Mind, Move> {
  readonly move: Move;
  readonly mind: Mind;
}

/** Who sits where: a bot, or null for a person. */
export type Bots<View, Event, Move> = readonly (Bot<View, Event, Move> | null)[];

/** What they have in mind, seat by seat; null for a person. */
export type Minds = readonly Json[];

type Table<State, Move, Event, View> = Pick<
  Game<never, State, Move, Event, View>,
  'asked' | 'moves' | 'play' | 'view' | 'witness'
>;

/** Bots draw from a luck of their own, which tells nothing of the deal's. */
const apart = 0x5eed0b07;

export function wakeBots<View, Event, Move>(bots: Bots<View, Event, Move>, seed: number): Minds {
  let random = seeded(seed ^ apart);
  return bots.map((bot, seat) => {
    const [own, rest] = word(random);
    random = rest;
    return bot === null ? null : bot.wake(seat, own);
  });
}

/** Every bot hears of the step what its seat witnessed. */
export function hearStep<State, Move, Event, View>(
  game: Table<State, Move, Event, View>,
  bots: Bots<View, Event, Move>,
  minds: Minds,
  { state, events }: Step<State, Event>,
): Minds {
  return bots.map((bot, seat) => {
    if (bot === null) return null;
    const witnessed = events.map((event) => game.witness(event, seat));
    return bot.hear(minds[seat] ?? null, witnessed, game.view(state, seat));
  });
}

/** The answer of the bot whose turn it is to answer; null if that is a person, or the game is over. */
export function askBot<State, Move, Event, View>(
  game: Table<State, Move, Event, View>,
  bots: Bots<View, Event, Move>,
  minds: Minds,
  state: State,
): { readonly move: Move; readonly minds: Minds } | null {
  const question = game.asked(state);
  const bot = question && bots[question.seat];
  if (!bot) return null;
  const { seat } = question;
  const { move, mind } = bot.decide(minds[seat] ?? null, game.view(state, seat), game.moves(state));
  return { move, minds: minds.map((other, at) => (at === seat ? mind : other)) };
}

export interface Played<State, Move, Event> extends Step<State, Event> {
  readonly before: State;
  readonly seat: Seat;
  readonly move: Move;
  /** What each bot had in mind when the question was put. */
  readonly minds: Minds;
}

/** Bots play on, move by move, until the game is over or a person is asked. */
export function* playOut<State, Move, Event, View>(
  game: Table<State, Move, Event, View>,
  bots: Bots<View, Event, Move>,
  from: State,
  seed: number,
): Generator<Played<State, Move, Event>> {
  let before = from;
  let minds = wakeBots(bots, seed);
  for (;;) {
    const question = game.asked(before);
    const answer = askBot(game, bots, minds, before);
    if (!question || !answer) return;
    const step = game.play(before, answer.move);
    yield { ...step, before, seat: question.seat, move: answer.move, minds };
    minds = hearStep(game, bots, answer.minds, step);
    before = step.state;
  }
}

/** One of them, each equally likely. */
export function anyOf<T>(items: readonly T[], random: Random): Drawn<T> {
  if (items.length === 0) throw new RangeError('There is nothing to choose from.');
  const [at, rest] = below(items.length, random);
  return [items[at] as T, rest];
}
