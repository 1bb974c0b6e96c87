import type { Seat, Step } from '../../core/game';
import type { CoupEvent } from '../events';
import { coup } from '../game';
import { handOf } from '../hands';
import { sameMove } from '../../core/moves';
import type { CoupMove } from '../moves';
import { others, type CoupState } from '../state';
import type { Coup } from '../types';
import { advise, isAdvisable, type Option } from './advice';
import type { Company } from './ledger';
import { chanceToWin, handStrength } from './standing';

/** A decision that gave something away, as it looked from the seat that took it, at that moment. */
export interface CostlyDecision {
  /** The index of the state in which it was asked, among the steps: the deal is 0. */
  readonly step: number;
  readonly chosen: Option;
  /** What would have been better; null where nothing was, and luck alone was bad. */
  readonly better: Option | null;
  /** How much of the chance to win it cost: beside what was better, or by what came of it before the next turn. */
  readonly cost: number;
}

interface Played {
  readonly steps: readonly Step<Coup>[];
  readonly moves: readonly CoupMove[];
  readonly company?: Company;
}

/** So many mistakes at most, and so many decisions that were right and went wrong. */
const howMany = { mistaken: 3, unlucky: 2 } as const;
/** Less than this is a matter of taste; of luck, it is everyday. */
const noticeable = { mistaken: 0.03, unlucky: 0.1 } as const;

/**
 * A seat's costliest decisions in a game that is over, the worst first. Each is weighed by what the seat saw and had
 * witnessed then; what was hidden from it stays out of it. What a coach advised is among them, where it went wrong.
 */
export function* costliest(
  { steps, moves, company = [] }: Played,
  seat: Seat,
  deals?: number,
): Generator<undefined, readonly CostlyDecision[], undefined> {
  const witnessed: CoupEvent[] = [];
  const costly: CostlyDecision[] = [];
  for (const [step, move] of moves.entries()) {
    const reached = steps[step];
    if (!reached) break;
    witnessed.push(...reached.events.map((event) => coup.witness(event, seat)));
    if (coup.asked(reached.state)?.seat !== seat) continue;
    const seen = coup.view(reached.state, seat);
    const legal = coup.moves(reached.state);
    if (!isAdvisable(seen) || legal.length < 2) continue;
    const { options } = yield* advise(seen, witnessed, legal, company, deals);
    const [better] = options;
    const chosen = options.find((option) => sameMove(option.move, move));
    if (!better || !chosen) continue;
    const missed = better.worth - chosen.worth;
    const lost = chosen.worth - chanceAfter(steps, step, seat);
    if (missed >= noticeable.mistaken) costly.push({ step, chosen, better, cost: missed });
    else if (lost >= noticeable.unlucky) costly.push({ step, chosen, better: null, cost: lost });
  }
  return worst(costly, ({ step }) => turnOf(steps, step));
}

/** The mistakes and the ill luck that cost most; what one turn cost is told once. */
function worst(
  costly: readonly CostlyDecision[],
  turnAt: (decision: CostlyDecision) => number,
): readonly CostlyDecision[] {
  const byCost = (one: CostlyDecision, other: CostlyDecision) => other.cost - one.cost;
  const mistaken = costly
    .filter(({ better }) => better !== null)
    .sort(byCost)
    .slice(0, howMany.mistaken);
  const isLastOfTurn = (one: CostlyDecision, at: number) =>
    costly.slice(at + 1).every((later) => turnAt(later) !== turnAt(one));
  const unlucky = costly.filter(
    (one, at) =>
      one.better === null &&
      isLastOfTurn(one, at) &&
      mistaken.every((mistake) => turnAt(mistake) !== turnAt(one)),
  );
  return [...mistaken, ...unlucky.sort(byCost).slice(0, howMany.unlucky)].sort(byCost);
}

const endsTurn = ({ type }: CoupEvent): boolean => type === 'turn' || type === 'won';

/** The step at which the turn ended in which this was asked. */
function turnOf(steps: readonly Step<Coup>[], step: number): number {
  const end = steps.findIndex(({ events }, at) => at > step && events.some(endsTurn));
  return end < 0 ? steps.length - 1 : end;
}

/** The chance to win once the turn is over, by what lies open and the seat's own cards. */
function chanceAfter(steps: readonly Step<Coup>[], step: number, seat: Seat): number {
  const state: CoupState | undefined = steps[turnOf(steps, step)]?.state;
  if (!state) return 0;
  const hand = handOf(state.players, seat);
  return chanceToWin(state, seat, handStrength(others(state, -1).length, hand));
}
