import { coup, type CoupEvent, type CoupMove, type CoupSetup, type CoupState, type Seat } from '../../engine';
import { coupTable } from '../../store/match/coupTable';
import { lastOf, stillAsked, type Running } from '../../store/match/running';
import type { Standing } from '../../store/match/standing';
import type { SeatMark } from './board/Board';

type RunningCoup = Running<CoupSetup, CoupState, CoupMove, CoupEvent>;

/** Questions that the whole table answers aloud. */
const roundOf = (kind: string): 'claim' | 'action' | null =>
  kind === 'challenge' ? 'claim' : kind === 'block' ? 'action' : null;

/** People who may still say something to the question that lies in the middle. */
export function waitingFor(running: RunningCoup, people: readonly Seat[]): readonly Seat[] {
  const { state } = lastOf(running);
  const asked = coup.asked(state);
  if (!asked || roundOf(asked.kind) === null) return [];
  return stillAsked(coupTable.played, state).filter((seat) => people.includes(seat));
}

/** Who has let it pass already, since the question was put. */
function passed({ steps }: RunningCoup, of: 'claim' | 'action'): readonly Seat[] {
  const seats: Seat[] = [];
  for (let at = steps.length - 1; at > 0; at--) {
    const [event] = steps[at]?.events ?? [];
    if (event?.type !== 'allowed' || event.of !== of) break;
    seats.push(event.seat);
  }
  return seats;
}

const markOf: Readonly<Record<string, SeatMark>> = {
  challenge: 'challenges',
  block: 'blocks',
  allow: 'passes',
};

/** What stands beside each seat: who has answered what, who is still to answer, who is thinking. */
export function marksOf(
  running: RunningCoup,
  people: readonly Seat[],
  standing: readonly Standing<CoupMove>[],
): Readonly<Record<Seat, SeatMark>> {
  const { state } = lastOf(running);
  const asked = coup.asked(state);
  if (!asked) return {};
  const marks: Record<Seat, SeatMark> = {};
  for (const seat of stillAsked(coupTable.played, state)) marks[seat] = 'toAnswer';
  marks[asked.seat] = people.includes(asked.seat) ? 'toAnswer' : 'thinking';
  const of = roundOf(asked.kind);
  if (of !== null) for (const seat of passed(running, of)) marks[seat] = 'passes';
  // A block called out before its time says more than the silence that goes before it.
  for (const { seat, move } of standing) marks[seat] = markOf[move.type] ?? 'toAnswer';
  return marks;
}
