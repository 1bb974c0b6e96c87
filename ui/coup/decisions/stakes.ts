import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { Action, CoupView } from '../../../engine/coup';
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
  const lies = [t(`coup.decision.lie.${wordOf(pending)}`, { name }), t('coup.decision.truth')];
  // The assassin's target may block instead of challenging, and is warned of that, too.
  const mayBlock = pending.block === null && pending.action === 'assassinate' && pending.target === me;
  return mayBlock && hiddenCards(view, me).length > 1 ? [...lies, t('coup.decision.blockTwice')] : lies;
}

function blockStakes(t: TFunction, view: CoupView, me: Seat, names: readonly string[]): readonly string[] {
  if (view.pending === null) return [];
  const { action, seat } = view.pending;
  // FC-45: one influence for the lie, and one for the assassin.
  const isTwice = action === 'assassinate' && hiddenCards(view, me).length > 1;
  return [
    unblocked(t, action, nameAt(names, seat), view.seats[me]?.coins ?? 0),
    t(isTwice ? 'coup.decision.caughtTwice' : 'coup.decision.caught'),
  ];
}

/** What becomes of it for the one who does not block. */
function unblocked(t: TFunction, action: Action, name: string, coins: number): string {
  if (action === 'assassinate') return t('coup.decision.unblocked.assassinate');
  return action === 'steal'
    ? t('coup.decision.unblocked.steal', { coins: t('coins.count', { count: Math.min(2, coins) }) })
    : t('coup.decision.unblocked.foreignAid', { name });
}

/** What hangs on the answer, for the seat that gives it: who loses what, and when. */
export const stakes = { challenge: challengeStakes, block: blockStakes } as const;
