import {
  askBot,
  botNamed,
  createMatch,
  hearStep,
  lastStep,
  wakeBots,
  withMove,
  type BotRoster,
  type Bots,
  type Game,
  type GameTypes,
  type MatchPlayer,
  type Minds,
  type PlayedMatch,
  type Question,
  type Seat,
  type Thinking,
} from '../../engine/core';
import { nameKey } from '../names';
import type { Pace } from './pace';
import type { TableGame } from './tableGame';

/** A match on the table: the record, everything it led to, and what the bots made of it. */
export interface Running<G extends GameTypes> extends PlayedMatch<G> {
  readonly id: string;
  /** It can be changed in the middle of the game. */
  readonly pace: Pace;
  /** Whoever plays alone lets everything pass that does not concern them; this, too, can be changed. */
  readonly passesUnconcerned: boolean;
  /** What the bots had in mind after each step. */
  readonly minds: readonly Minds[];
}

const botsAt = <G extends GameTypes>(bots: BotRoster<G>, players: readonly MatchPlayer[]): Bots<G> =>
  players.map(({ bot }) => (bot === undefined ? null : botNamed(bots, bot)));

/** Seats in which a person sits. */
export const peopleAt = (players: readonly MatchPlayer[]): readonly Seat[] =>
  players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

/** The seat of the only person, who is called “you”. */
export function onlyPerson(players: readonly MatchPlayer[]): Seat | null {
  const [only, another] = peopleAt(players);
  return another === undefined ? (only ?? null) : null;
}

/** The same, where they gave no name. */
export function onlyUnnamed(players: readonly MatchPlayer[]): Seat | null {
  const only = onlyPerson(players);
  return only !== null && nameKey(players[only]?.name ?? '') === '' ? only : null;
}

/** The question after this number of moves and the question now are one player's secrets: nobody saw the table in between. */
export function isBehindOneLamp<G extends GameTypes>(
  { game }: TableGame<G>,
  { steps }: PlayedMatch<G>,
  moves: number,
): boolean {
  const then = steps[moves] && game.asked(steps[moves].state);
  const now = game.asked(lastStep(steps).state);
  return then?.secret === true && now?.secret === true && then.seat === now.seat;
}

export const stateOf = <G extends GameTypes>({ steps }: PlayedMatch<G>): G['State'] => lastStep(steps).state;

export const isOver = <G extends GameTypes>({ game }: TableGame<G>, played: PlayedMatch<G>): boolean =>
  game.outcome(stateOf(played)) !== null;

export function start<G extends GameTypes>(
  table: TableGame<G>,
  id: string,
  setup: G['Setup'],
  players: readonly MatchPlayer[],
  seed: number,
  pace: Pace,
): Running<G> {
  const match = createMatch(table.game, setup, seed, players);
  return resume(table, id, { match, steps: [{ state: table.game.deal(setup, seed), events: [] }] }, pace);
}

/** Goes on with a match, however far it has got: the bots hear of all that happened, and decide nothing again. */
export function resume<G extends GameTypes>(
  table: TableGame<G>,
  id: string,
  { match, steps }: PlayedMatch<G>,
  pace: Pace,
): Running<G> {
  const bots = botsAt(table.bots, match.players);
  let now = wakeBots(bots, match.seed);
  const minds = [now];
  for (const step of steps.slice(1)) {
    now = hearStep(table.game, bots, now, step);
    minds.push(now);
  }
  return { id, pace, passesUnconcerned: false, match, steps, minds };
}

/** The asked seat has answered. Throws a `MoveError` for what is no answer. */
export function withAnswer<G extends GameTypes>(
  table: TableGame<G>,
  running: Running<G>,
  move: G['Move'],
): Running<G> {
  const step = table.game.play(stateOf(running), move);
  const heard = hearStep(table.game, botsAt(table.bots, running.match.players), mindsOf(running), step);
  return {
    ...running,
    match: withMove(running.match, move),
    steps: [...running.steps, step],
    minds: [...running.minds, heard],
  };
}

/** What a bot is asked; null where a person is asked, or nobody. */
export function askedOfBot<G extends GameTypes>(
  { game }: TableGame<G>,
  running: Running<G>,
): Question<G['Kind']> | null {
  const asked = game.asked(stateOf(running));
  return asked && !peopleAt(running.match.players).includes(asked.seat) ? asked : null;
}

/** What that one of these bots thinks up that is asked; null where a person is asked, or nobody. */
export const botThinking = <G extends GameTypes>(
  { game }: TableGame<G>,
  bots: BotRoster<G>,
  running: Running<G>,
): Thinking<G['Move']> | null =>
  askBot(game, botsAt(bots, running.match.players), {
    state: stateOf(running),
    minds: mindsOf(running),
    seed: running.match.seed,
    moves: running.match.moves.length,
  });

const mindsOf = <G extends GameTypes>({ minds }: Running<G>): Minds => minds.at(-1) ?? [];

/** As it stood after this number of moves. */
export const rewound = <G extends GameTypes>(running: Running<G>, moves: number): Running<G> => ({
  ...running,
  match: { ...running.match, moves: running.match.moves.slice(0, moves) },
  steps: running.steps.slice(0, moves + 1),
  minds: running.minds.slice(0, moves + 1),
});

/** Which turn it is, from 1; null before the first. */
export function turnOf<G extends GameTypes>(
  { game }: TableGame<G>,
  { steps }: PlayedMatch<G>,
): number | null {
  const seats = steps.flatMap(({ state }) => {
    const asked = game.asked(state);
    return asked && game.questions[asked.kind].beginsTurn ? [asked.seat] : [];
  });
  // The same seat is asked again after what it does before its action.
  return seats.filter((seat, at) => seat !== seats[at - 1]).length || null;
}

/** To which of these numbers of moves the table can be taken back: people made all moves since, and nobody has learnt anything by them. */
export function undoable<G extends GameTypes>(
  { game }: TableGame<G>,
  { match, steps }: Running<G>,
  points: readonly number[],
): readonly number[] {
  const people = peopleAt(match.players);
  const first = steps.findLastIndex(({ events }, moves) => {
    const before = steps[moves - 1];
    const asked = before && game.asked(before.state);
    return !asked || !people.includes(asked.seat) || !events.every((event) => game.tells(event).harmless);
  });
  return points.filter((moves) => Number.isInteger(moves) && moves >= first && moves < match.moves.length);
}

/** Who looks at their cards after the deal: clockwise, so that the phone comes last to the player who is asked first. */
export function openingLook<G extends GameTypes>(
  { game }: TableGame<G>,
  running: Running<G>,
): readonly Seat[] {
  const people = peopleAt(running.match.players);
  const asked = game.asked(stateOf(running));
  if (!asked || game.questions[asked.kind].showsDeal || people.length < 2) return [];
  return [...people.filter((seat) => seat > asked.seat), ...people.filter((seat) => seat <= asked.seat)];
}

/** Whether it has put something new before this seat, or into its hand. */
export const isNewTo = <G extends GameTypes>(
  game: Pick<Game<G>, 'tells'>,
  event: G['Event'],
  seat: Seat,
): boolean => game.tells(event).newTo?.(event).includes(seat) ?? false;

/** People who have something new to look at since then, by their seats: except somebody who is asked about it in secret. */
export function calledToLook<G extends GameTypes>(
  { game }: TableGame<G>,
  running: Running<G>,
  moves: number,
): readonly Seat[] {
  const people = peopleAt(running.match.players);
  const asked = game.asked(stateOf(running));
  if (people.length < 2 || asked === null) return [];
  const events = running.steps.slice(moves + 1).flatMap((step) => step.events);
  return people.filter(
    (seat) =>
      !(asked.secret && asked.seat === seat) &&
      events.some((event) => isNewTo(game, event, seat) && !game.tells(event).canWait),
  );
}
