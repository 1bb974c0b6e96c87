import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import { mayBlockNext, type CoupView, type Pending } from '../../../engine/coup';
import { nameAt } from '../../match/seat';
import { hiddenCards, wordOf } from './words';

function challengeStakes(
  t: TFunction,
  view: CoupView,
  me: Seat,
  names: readonly string[],
): readonly string[] {
  const { pending } = view;
  if (pending === null) return [];
  const name = nameAt(names, pending.atStake?.seat);
  const words = [t(`coup.decision.lie.${wordOf(pending)}`, { name }), ifTrue(t, view, me)];
  // The assassin's target may block instead of challenging, and is warned of that, too.
  return isDoublyAtRisk(view, me) ? [...words, t('coup.decision.blockTwice')] : words;
}

/** The assassin comes for one of two influences: a challenge that fails costs the other. */
const isDoublyAtRisk = (view: CoupView, me: Seat): boolean =>
  view.pending?.action === 'assassinate' && mayBlockNext(view, me) && hiddenCards(view, me).length > 1;

/** What becomes of the one who challenged the truth. C-09: whether a block is left to them is for the table to say. */
function ifTrue(t: TFunction, view: CoupView, me: Seat): string {
  if (hiddenCards(view, me).length === 1) return t('coup.decision.truthOut');
  if (!isDoublyAtRisk(view, me)) return t('coup.decision.truth');
  return t(view.strictDoubleDanger ? 'coup.decision.truthTwice' : 'coup.decision.truthUnlessBlocked');
}

function blockStakes(t: TFunction, view: CoupView, me: Seat, names: readonly string[]): readonly string[] {
  if (view.pending === null) return [];
  const isLast = hiddenCards(view, me).length === 1;
  return [unblocked(t, view, view.pending, me, names), t(`coup.decision.${caught(view.pending, isLast)}`)];
}

/** FC-45: one influence for the lie, and one for the assassin; the last one is the end either way. */
function caught({ action }: Pending, isLast: boolean): 'caughtOut' | 'caughtTwice' | 'caught' {
  if (isLast) return 'caughtOut';
  return action === 'assassinate' ? 'caughtTwice' : 'caught';
}

/** What becomes of it for the one who does not block. */
function unblocked(
  t: TFunction,
  view: CoupView,
  { action, seat }: Pending,
  me: Seat,
  names: readonly string[],
): string {
  const isLast = hiddenCards(view, me).length === 1;
  const coins = Math.min(2, view.seats[me]?.coins ?? 0);
  if (action === 'assassinate')
    return t(isLast ? 'coup.decision.unblocked.assassinateLast' : 'coup.decision.unblocked.assassinate');
  return action === 'steal'
    ? t('coup.decision.unblocked.steal', { coins: t('coins.count', { count: coins }) })
    : t('coup.decision.unblocked.foreignAid', { name: nameAt(names, seat) });
}

/** What hangs on the answer, for the seat that gives it: who loses what, and when. */
export const stakes = { challenge: challengeStakes, block: blockStakes } as const;
