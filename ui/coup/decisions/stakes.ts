import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { CoupView } from '../../../engine/coup';
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
  const left = hiddenCards(view, me).length;
  switch (action) {
    case 'steal':
      return [
        t('coup.decision.unblocked.steal', {
          coins: t('coins.count', { count: Math.min(2, view.seats[me]?.coins ?? 0) }),
        }),
        t('coup.decision.caught'),
      ];
    case 'assassinate':
      // FC-45: one influence for the lie, and one for the assassin.
      return [
        t('coup.decision.unblocked.assassinate'),
        t(left > 1 ? 'coup.decision.caughtTwice' : 'coup.decision.caught'),
      ];
    default:
      return [
        t('coup.decision.unblocked.foreignAid', { name: nameAt(names, seat) }),
        t('coup.decision.caught'),
      ];
  }
}

/** What hangs on the answer, for the seat that gives it: who loses what, and when. */
export const stakes = { challenge: challengeStakes, block: blockStakes } as const;
