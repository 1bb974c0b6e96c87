import type { Seat } from '../../engine';
import { isSame, lastOf, peopleAt, answered, type Played, type Running } from './running';

/**
 * What somebody has said to a question before it was their turn to be asked. The table speaks all at once and the
 * engine asks one after the other: a word stands until its question comes, or until anything but letting pass happens.
 */
export interface Standing<Move> {
  readonly seat: Seat;
  readonly kind: string;
  readonly move: Move;
  /** How many moves had been made when something last happened. */
  readonly since: number;
}

/** The number of moves up to and with the last one that did anything. */
export function lastDeed<Setup, State, Move, Event, View>(
  { letPass }: Played<Setup, State, Move, Event, View>,
  { match }: Running<Setup, State, Move, Event>,
): number {
  const { moves } = match;
  let count = moves.length;
  while (count > 0 && isSame(moves[count - 1], letPass)) count--;
  return count;
}

/** Words that still stand. */
export const alive = <Move>(standing: readonly Standing<Move>[], deed: number): readonly Standing<Move>[] =>
  standing.filter(({ since }) => since === deed);

/** Everybody who is asked and has already spoken is taken at their word. */
export function settled<Setup, State, Move, Event, View>(
  played: Played<Setup, State, Move, Event, View>,
  from: Running<Setup, State, Move, Event>,
  standing: readonly Standing<Move>[],
): Running<Setup, State, Move, Event> {
  const people = peopleAt(from.match.players);
  let running = from;
  for (;;) {
    const { state } = lastOf(running);
    const asked = played.game.asked(state);
    if (!asked || !people.includes(asked.seat)) return running;
    const word = alive(standing, lastDeed(played, running)).find(
      ({ seat, kind }) => seat === asked.seat && kind === asked.kind,
    );
    const legal = word && played.game.moves(state).find((move) => isSame(move, word.move));
    if (legal === undefined) return running;
    running = answered(played, running, legal);
  }
}
