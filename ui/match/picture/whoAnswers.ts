import type { GameTypes, PlayedMatch, Seat } from '../../../engine/core';
import type { EarlyAnswer } from '../../../store/match/earlyAnswers';
import { isSame, stateOf, stillAsked } from '../../../store/match/running';
import type { PassedOver } from '../../../store/match/passedOver';
import type { TableGame } from '../../../store/match/tableGame';
import type { GameScreens } from '../GameScreens';
import type { SeatMark } from '../MarkPill';

/** Whether the question on the table is one that everybody may let pass. */
function goesRound<G extends GameTypes>({ game, letPass }: TableGame<G>, state: G['State']): boolean {
  const asked = game.asked(state);
  return asked !== null && !asked.secret && game.moves(state).some((move) => isSame(move, letPass));
}

/** People who may still say something to the question on the table. */
export function waitingFor<G extends GameTypes>(
  table: TableGame<G>,
  state: G['State'],
  people: readonly Seat[],
): readonly Seat[] {
  return goesRound(table, state) ? stillAsked(table, state).filter((seat) => people.includes(seat)) : [];
}

/**
 * What a touch on one's own seat says at once: the one thing there is to object, if a slip can be taken back. Where there
 * is more to choose from, or no way back, the seat asks first.
 */
export function saidAtOnce<G extends GameTypes>(
  { match: { table }, answersAloud }: Pick<GameScreens<G>, 'match' | 'answersAloud'>,
  state: G['State'],
  seat: Seat,
): G['Move'] | null {
  const { game, letPass, isHarmless } = table;
  const said = answersAloud(game.view(state, 'table'), seat);
  const [only, another] = said.filter((move) => !isSame(move, letPass));
  if (only === undefined || another !== undefined) return null;
  const kind = game.asked(state)?.kind;
  let now = state;
  for (let asked = game.asked(now); asked?.seat !== seat; asked = game.asked(now)) {
    if (asked?.kind !== kind) return null;
    now = game.play(now, letPass).state;
  }
  return game.play(now, only).events.every(isHarmless) ? only : null;
}

/** Who has let the question on the table pass already. */
function passedBy<G extends GameTypes>(
  { game, letPass }: TableGame<G>,
  { match, steps }: PlayedMatch<G>,
  kind: G['Kind'],
): readonly Seat[] {
  const seats: Seat[] = [];
  for (let at = match.moves.length - 1; at >= 0 && isSame(match.moves[at], letPass); at--) {
    const step = steps[at];
    const asked = step && game.asked(step.state);
    if (asked?.kind !== kind) break;
    seats.push(asked.seat);
  }
  return seats;
}

/** What stands beside each seat: who has answered what, who is still to answer, who is thinking. */
export function marksOf<G extends GameTypes>(
  { match: { table }, markOf }: Pick<GameScreens<G>, 'match' | 'markOf'>,
  played: PlayedMatch<G>,
  people: readonly Seat[],
  early: readonly EarlyAnswer<G>[],
  passedOver: readonly PassedOver<G>[],
): Readonly<Record<Seat, SeatMark>> {
  const state = stateOf(played);
  const asked = table.game.asked(state);
  if (!asked) return {};
  const marks: Record<Seat, SeatMark> = {};
  for (const seat of stillAsked(table, state)) marks[seat] = 'toAnswer';
  marks[asked.seat] = people.includes(asked.seat) ? 'toAnswer' : 'thinking';
  const isPassedOver = (seat: Seat) => passedOver.some((one) => one.seat === seat && one.kind === asked.kind);
  if (goesRound(table, state))
    for (const seat of passedBy(table, played, asked.kind)) if (!isPassedOver(seat)) marks[seat] = 'passes';
  // What somebody has called out before its time says more than the silence that goes before it.
  for (const { seat, move } of early) marks[seat] = markOf(move);
  return marks;
}
