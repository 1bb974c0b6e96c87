import type { Seat, Step } from '../../core/game';
import type { CoupEvent } from '../events';
import { coup } from '../game';
import { sameMove } from '../../core/moves';
import type { CoupMove } from '../moves';
import type { Coup } from '../types';
import { advise, isAdvisable, type Option } from './advice';

/** A decision that gave something away, as it looked from the seat that took it, at that moment. */
export interface CostlyDecision {
  /** The index of the state in which it was asked, among the steps: the deal is 0. */
  readonly step: number;
  readonly chosen: Option;
  readonly better: Option;
  /** How much of the chance to win it cost. */
  readonly cost: number;
}

const howMany = 3;
/** Less than this is a matter of taste. */
const noticeable = 0.03;

/**
 * A seat's costliest decisions in a game that is over, the worst first. Each is weighed by what the seat saw and had
 * witnessed then; what was hidden from it stays out of it.
 */
export function* costliest(
  { steps, moves }: { readonly steps: readonly Step<Coup>[]; readonly moves: readonly CoupMove[] },
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
    const { options } = yield* advise(seen, witnessed, legal, deals);
    const [better] = options;
    const chosen = options.find((option) => sameMove(option.move, move));
    if (better && chosen && better.worth - chosen.worth >= noticeable)
      costly.push({ step, chosen, better, cost: better.worth - chosen.worth });
  }
  return costly.sort((one, other) => other.cost - one.cost).slice(0, howMany);
}
