import { sameMove, type GameTypes, type PlayedMatch, type Seat } from '../../../engine/core';
import type { EarlyAnswer } from '../../../store/match/earlyAnswers';
import type { PassedOver } from '../../../store/match/passedOver';
import { canPass, stillAsked, type Passing } from '../../../store/match/passing';
import { stateOf } from '../../../store/match/running';
import type { TableGame } from '../../../store/match/tableGame';
import type { GameScreens } from '../GameScreens';
import type { SeatMark } from '../table/MarkPill';

/** Whether the question on the table is one that everybody may let pass. */
export const goesRound = <G extends GameTypes>(table: TableGame<G>, state: G['State']): boolean =>
  table.game.asked(state)?.secret === false && canPass(table, state);

/** People who may still say something to the question on the table. */
export const waitingFor = <G extends GameTypes>(
  table: TableGame<G>,
  played: PlayedMatch<G>,
  passing: Passing<G>,
  people: readonly Seat[],
): readonly Seat[] =>
  goesRound(table, stateOf(played))
    ? stillAsked(table, played, passing).filter((seat) => people.includes(seat))
    : [];

/**
 * What a touch on one's own seat says at once: the one thing there is to object, if a slip can be taken back. Where there
 * is more to choose from, or no way back, the seat asks first.
 */
export function saidAtOnce<G extends GameTypes>(
  { game, letPass }: TableGame<G>,
  { turns }: Passing<G>,
  seat: Seat,
  said: readonly G['Move'][],
): G['Move'] | null {
  const [only, another] = said.filter((move) => !sameMove(move, letPass));
  const turn = turns.find((one) => one.seat === seat);
  if (only === undefined || another !== undefined || !turn) return null;
  return game.play(turn.state, only).events.every((event) => game.tells(event).harmless) ? only : null;
}

/** Who has let the question on the table pass already. */
function passedBy<G extends GameTypes>(
  { game, letPass }: TableGame<G>,
  { match, steps }: PlayedMatch<G>,
  kind: G['Kind'],
): readonly Seat[] {
  const seats: Seat[] = [];
  for (let at = match.moves.length - 1; at >= 0 && sameMove(match.moves[at], letPass); at--) {
    const step = steps[at];
    const asked = step && game.asked(step.state);
    if (asked?.kind !== kind) break;
    seats.push(asked.seat);
  }
  return seats;
}

interface Answering<G extends GameTypes> {
  readonly played: PlayedMatch<G>;
  readonly passing: Passing<G>;
  readonly people: readonly Seat[];
  readonly early: readonly EarlyAnswer<G>[];
  readonly passedOver: readonly PassedOver<G>[];
}

/** What stands beside each seat: who has answered what, who is still to answer, who is thinking. */
export function marksOf<G extends GameTypes>(
  { match: { table }, questions }: Pick<GameScreens<G>, 'match' | 'questions'>,
  { played, passing, people, early, passedOver }: Answering<G>,
): Readonly<Record<Seat, SeatMark>> {
  const state = stateOf(played);
  const asked = table.game.asked(state);
  if (!asked) return {};
  const marks: Record<Seat, SeatMark> = {};
  for (const seat of stillAsked(table, played, passing)) marks[seat] = 'toAnswer';
  marks[asked.seat] = people.includes(asked.seat) ? 'toAnswer' : 'thinking';
  const isPassedOver = (seat: Seat) => passedOver.some((one) => one.seat === seat && one.kind === asked.kind);
  if (goesRound(table, state))
    for (const seat of passedBy(table, played, asked.kind)) if (!isPassedOver(seat)) marks[seat] = 'passes';
  // What somebody has called out before its time says more than the silence that goes before it.
  for (const { seat, kind, move } of early)
    marks[seat] = sameMove(move, table.letPass) ? 'passes' : (questions[kind].mark ?? 'toAnswer');
  return marks;
}

/** Who may only still speak up while the next question is asked is not waited for. */
export const unawaited = (marks: Readonly<Record<Seat, SeatMark>>): Readonly<Record<Seat, SeatMark>> =>
  Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== 'toAnswer'));
