import type { CoupMove } from '../moves';
import type { CoupState } from '../state';
import type { Outlook, Plan } from './outlook';
import { chanceToWin } from './standing';

/** What is meant by a move, and what comes of it. */
export interface Weighed {
  readonly plan: Plan;
  readonly outlook: Outlook;
}

/**
 * Why one of several that are worth the same comes first: it risks less, is stopped less, hits the leader, earns more, or
 * keeps one's own words true.
 */
export type Tie = 'safer' | 'freer' | 'leader' | 'richer' | 'backed' | 'alike';

export interface Ranked extends Weighed {
  /** Only for the first, if the next is worth as much. */
  readonly tie: Tie | null;
}

/** Nearer than this is as good: the coach knows no better. */
const near = 0.01;

/** As precise as it is shown. */
const inPercent = (chance: number) => Math.round(chance * 100);

/** What settles a tie, in turn: the more the better. */
const settles: readonly (readonly [Exclude<Tie, 'alike'>, (one: Weighed, table: CoupState) => number])[] = [
  ['safer', ({ outlook }) => -inPercent(outlook.loses)],
  ['freer', ({ outlook }) => -inPercent(outlook.stopped)],
  ['leader', ({ plan }, table) => inPercent(standingOfTarget(plan.move, table))],
  ['richer', ({ outlook }) => Math.round(outlook.coins * 2)],
  ['backed', ({ plan, outlook }) => (partsWithCards(plan.move) ? Math.round(outlook.backed) : 0)],
];

const partsWithCards = ({ type }: CoupMove): boolean => type === 'lose' || type === 'keep';

const standingOfTarget = (move: CoupMove, table: CoupState): number =>
  move.type === 'act' && move.target !== undefined ? chanceToWin(table, move.target) : 0;

/** The best first; those that are as good as the best, in the order of what settles a tie. */
export function ranked(all: readonly Weighed[], table: CoupState): readonly Ranked[] {
  const sorted = [...all].sort((one, other) => other.outlook.wins - one.outlook.wins);
  const most = sorted[0]?.outlook.wins ?? 0;
  const isNear = ({ outlook }: Weighed) => most - outlook.wins < near;
  const equals = sorted.filter(isNear).sort((one, other) => settledBy(one, other, table)?.by ?? 0);
  const [first, second] = equals;
  const tie = first && second ? (settledBy(first, second, table)?.tie ?? 'alike') : null;
  const inOrder = [...equals, ...sorted.filter((one) => !isNear(one))];
  return inOrder.map((one) => ({ ...one, tie: one === first ? tie : null }));
}

function settledBy(
  one: Weighed,
  other: Weighed,
  table: CoupState,
): { readonly tie: Tie; readonly by: number } | null {
  for (const [tie, of] of settles) {
    const by = of(other, table) - of(one, table);
    if (by !== 0) return { tie, by };
  }
  return null;
}
