import type { Game, GameTypes, Seat, Step } from './game';
import { anyOf, draw32, seeded, type Random } from './random';

/** What survives being saved as it is. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A decision in the making. After each `yield` it can be paused or given up. */
export type Thinking<Move> = Generator<undefined, Move, undefined>;

/**
 * A player made of arithmetic. It is given what its seat may see and nothing else: no type here leads to a state. What
 * it remembers lies in its mind, which changes by hearing alone; its luck comes from outside. So the same mind before
 * the same view with the same luck decides the same, and a match can be resumed without any bot deciding again.
 */
export interface Bot<G extends GameTypes, Mind extends Json = Json, Id extends string = string> {
  readonly id: Id;
  wake(seat: Seat, seed: number): Mind;
  /** The events of one step, as its seat witnessed them, and what it sees after them. */
  hear(mind: Mind, events: readonly G['Event'][], view: G['View']): Mind;
  /** A bot that thinks long yields at least every eight milliseconds of a phone. */
  decide(mind: Mind, view: G['View'], moves: readonly G['Move'][], luck: Random): Thinking<G['Move']>;
}

/** Who sits where: a bot, or null for a person. */
export type Bots<G extends GameTypes> = readonly (Bot<G> | null)[];

/** What they have in mind, seat by seat; null for a person. */
export type Minds = readonly Json[];

/** Where a match stands, as far as its bots need to know. */
export interface Position<G extends GameTypes> {
  readonly state: G['State'];
  readonly minds: Minds;
  /** The seed of the match, and how many moves have been made: the luck of the next decision follows from both. */
  readonly seed: number;
  readonly moves: number;
}

type Referee<G extends GameTypes> = Pick<Game<G>, 'asked' | 'moves' | 'play' | 'view' | 'witness'>;

/** Keeps the luck of bots apart from the luck of the deal, which they must not be able to reckon back to. */
const botSalt = 0x5eed0b07;

export function wakeBots<G extends GameTypes>(bots: Bots<G>, seed: number): Minds {
  let random = seeded(seed ^ botSalt);
  return bots.map((bot, seat) => {
    const [own, rest] = draw32(random);
    random = rest;
    return bot === null ? null : bot.wake(seat, own);
  });
}

/** The luck of one decision, whatever was decided before it. */
export function luckOf(seed: number, seat: Seat, move: number): Random {
  const [ofSeat] = draw32(seeded(seed ^ botSalt ^ Math.imul(seat + 1, 0x9e3779b1)));
  return seeded(ofSeat ^ Math.imul(move + 1, 0x85ebca6b));
}

/** Every bot hears of the step what its seat witnessed. */
export function hearStep<G extends GameTypes>(
  game: Pick<Game<G>, 'view' | 'witness'>,
  bots: Bots<G>,
  minds: Minds,
  { state, events }: Step<G>,
): Minds {
  return bots.map((bot, seat) => {
    if (bot === null) return null;
    const witnessed = events.map((event) => game.witness(event, seat));
    return bot.hear(minds[seat] ?? null, witnessed, game.view(state, seat));
  });
}

/**
 * Far more moves than a game takes in which somebody wants to win. From here on bots answer by luck alone, so that
 * none can circle for ever: whatever is legal comes about sooner or later, the end of the game as well.
 */
export const longestThoughtful = 2_000;

/** Any answer, each equally likely. */
function* byLuck<Move>(moves: readonly Move[], luck: Random): Thinking<Move> {
  const [move] = anyOf(moves, luck);
  return move;
}

/** Plays anything that is legal: the measure of every other bot, and the one that finds what nobody would play. */
export const randomBot = <G extends GameTypes>(): Bot<G, null, 'random'> => ({
  id: 'random',
  wake: () => null,
  hear: () => null,
  decide: (_mind, _view, moves, luck) => byLuck(moves, luck),
});

/** What the bot that is asked thinks up; null if a person is asked, or the game is over. */
export function askBot<G extends GameTypes>(
  game: Referee<G>,
  bots: Bots<G>,
  { state, minds, seed, moves }: Position<G>,
): Thinking<G['Move']> | null {
  const question = game.asked(state);
  const bot = question && bots[question.seat];
  if (!bot) return null;
  const { seat } = question;
  const legal = game.moves(state);
  const luck = luckOf(seed, seat, moves);
  if (moves >= longestThoughtful) return byLuck(legal, luck);
  return bot.decide(minds[seat] ?? null, game.view(state, seat), legal, luck);
}

/** Thinks to the end without a pause. */
export function decided<Move>(thinking: Thinking<Move>): Move {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

export interface PlayedStep<G extends GameTypes> extends Step<G> {
  readonly before: G['State'];
  readonly seat: Seat;
  readonly move: G['Move'];
  /** What each bot had in mind when the question was put. */
  readonly minds: Minds;
}

/** Bots play on, move by move, until the game is over or a person is asked. */
export function* playOut<G extends GameTypes>(
  game: Referee<G>,
  bots: Bots<G>,
  from: G['State'],
  seed: number,
): Generator<PlayedStep<G>> {
  let before = from;
  let minds = wakeBots(bots, seed);
  for (let moves = 0; ; moves++) {
    const question = game.asked(before);
    const thinking = askBot(game, bots, { state: before, minds, seed, moves });
    if (!question || !thinking) return;
    const move = decided(thinking);
    const step = game.play(before, move);
    yield { ...step, before, seat: question.seat, move, minds };
    minds = hearStep(game, bots, minds, step);
    before = step.state;
  }
}
