import { sameMove, type GameTypes, type Seat } from '../../engine/core';
import { canPass, ifAllPass, skipUnasked, stillAsked } from './passing';
import { peopleAt, stateOf, withAnswer, type Running } from './running';
import type { Saved } from './saved';
import type { TableGame } from './tableGame';

/** An answer to a question before it has come: it waits for it, or until anything but letting pass happens. */
export interface EarlyAnswer<G extends GameTypes> {
  readonly seat: Seat;
  readonly kind: G['Kind'];
  readonly move: G['Move'];
  /** How many moves had been made when something last happened. */
  readonly since: number;
}

/** The number of moves up to and with the last one that did anything. */
export const lastEventfulMove = <G extends GameTypes>(
  { letPass }: TableGame<G>,
  { match }: Running<G>,
): number => match.moves.findLastIndex((move) => !sameMove(move, letPass)) + 1;

/** Early answers to what still stands as it did when they were given. */
const stillValid = <G extends GameTypes>(
  early: readonly EarlyAnswer<G>[],
  act: number,
): readonly EarlyAnswer<G>[] => early.filter(({ since }) => since === act);

/** Those of them whose question has not come yet: an answer that has been given is none for the next question. */
export function stillToCome<G extends GameTypes>(
  table: TableGame<G>,
  running: Running<G>,
  early: readonly EarlyAnswer<G>[],
): readonly EarlyAnswer<G>[] {
  const act = lastEventfulMove(table, running);
  const since = running.steps.slice(act, -1).map(({ state }) => table.game.asked(state));
  return stillValid(early, act).filter(
    ({ seat, kind }) => !since.some((asked) => asked?.seat === seat && asked.kind === kind),
  );
}

/** The answers that wait once people who have not spoken let pass what is asked. */
export function withPasses<G extends GameTypes>(
  table: TableGame<G>,
  running: Running<G>,
  early: readonly EarlyAnswer<G>[],
  passing = ifAllPass(table, running),
): readonly EarlyAnswer<G>[] {
  const state = stateOf(running);
  const asked = table.game.asked(state);
  if (!asked) return early;
  const since = lastEventfulMove(table, running);
  const people = peopleAt(running.match.players);
  const passes = stillAsked(table, running, passing)
    .filter((seat) => people.includes(seat) && !early.some((word) => word.seat === seat))
    .map((seat) => ({ seat, kind: asked.kind, move: table.letPass, since }));
  return [...early, ...passes];
}

/** If nobody steps in, somebody may be asked aloud whether all stays as it is: that it does. Null where nobody is. */
export function stayingAnswer<G extends GameTypes>(
  table: TableGame<G>,
  running: Running<G>,
  passing = ifAllPass(table, running),
): EarlyAnswer<G> | null {
  const { game } = table;
  const { events } = passing;
  const end = stateOf(passing.end);
  const asked = game.asked(stateOf(running));
  const next = game.asked(end);
  if (!next || next.secret || next.kind === asked?.kind) return null;
  if (!events.every((event) => game.tells(event).harmless)) return null;
  if (!peopleAt(running.match.players).includes(next.seat)) return null;
  const view = game.view(end, 'table');
  const move = game.moves(end).find((one) => game.questions[next.kind].leavesAsIs?.(view, one));
  return move === undefined
    ? null
    : { seat: next.seat, kind: next.kind, move, since: lastEventfulMove(table, running) };
}

/**
 * If nobody steps in and what has been announced happens, the same people may be asked again with nothing new to go by:
 * they can let that pass in the same breath. Nobody is let pass whom the question on the table does not wait for.
 */
export function passesAhead<G extends GameTypes>(
  table: TableGame<G>,
  running: Running<G>,
  early: readonly EarlyAnswer<G>[],
  passing = ifAllPass(table, running),
): readonly EarlyAnswer<G>[] {
  const { game, letPass } = table;
  const { events, end } = passing;
  const next = game.asked(stateOf(end));
  if (!next || !events.every((event) => game.tells(event).foreseen) || !canPass(table, stateOf(end)))
    return [];
  const people = peopleAt(running.match.players);
  const waiting = stillAsked(table, running, passing).filter(
    (seat) => !early.some((word) => word.seat === seat),
  );
  const hasSpoken = (seat: Seat) => early.some((word) => word.seat === seat && word.kind === next.kind);
  const again = stillAsked(table, end).filter((seat) => people.includes(seat) && !hasSpoken(seat));
  const since = lastEventfulMove(table, running);
  return again.every((seat) => waiting.includes(seat))
    ? again.map((seat) => ({ seat, kind: next.kind, move: letPass, since }))
    : [];
}

/** Whoever is spared is skipped, and everybody who is asked and has already spoken is taken at their word. */
export function withEarlyAnswers<G extends GameTypes>(
  table: TableGame<G>,
  from: Running<G>,
  early: readonly EarlyAnswer<G>[],
): Running<G> {
  const people = peopleAt(from.match.players);
  for (let running = skipUnasked(table, from); ;) {
    const state = stateOf(running);
    const asked = table.game.asked(state);
    if (!asked || !people.includes(asked.seat)) return running;
    const given = stillValid(early, lastEventfulMove(table, running)).find(
      ({ seat, kind }) => seat === asked.seat && kind === asked.kind,
    );
    const legal = given && table.game.moves(state).find((move) => sameMove(move, given.move));
    if (legal === undefined) return running;
    running = skipUnasked(table, withAnswer(table, running, legal));
  }
}

/** Reads back what was written down: whatever answers a question that comes if everybody lets things pass. */
export function readAnswers<G extends GameTypes>(
  table: TableGame<G>,
  running: Running<G>,
  saved: Saved['early'],
): readonly EarlyAnswer<G>[] {
  const { game, letPass } = table;
  const act = lastEventfulMove(table, running);
  const people = peopleAt(running.match.players);
  const read: EarlyAnswer<G>[] = [];
  let unread = saved.filter(({ seat, since }) => since === act && people.includes(seat));
  for (let state = stateOf(running); unread.length > 0; state = game.play(state, letPass).state) {
    const asked = game.asked(state);
    if (!asked) break;
    const { seat, kind } = asked;
    const given = unread.find((answer) => answer.seat === seat && answer.kind === kind);
    const move = given && game.moves(state).find((legal) => sameMove(legal, given.move));
    if (move !== undefined) read.push({ seat, kind, move, since: act });
    unread = unread.filter((answer) => answer.seat !== seat || answer.kind !== kind);
    // GC-18: the last of these questions may be one that nobody can let pass, such as where a gun points.
    if (!canPass(table, state)) break;
  }
  return read;
}
