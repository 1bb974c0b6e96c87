import type { TFunction } from 'i18next';
import type { CoupView, Pending } from '../../../engine';
import { answering, hiddenCards, nameAt, wordOf } from './words';

/** What hangs on the answer, for the seat that gives it: who loses what, and when. */
export function stakesOf(t: TFunction, view: CoupView, names: readonly string[]): readonly string[] {
  const { asked, pending } = view;
  if (asked === null || pending === null) return [];
  if (asked.kind === 'challenge') return challengeStakes(t, pending, names);
  if (asked.kind === 'block') return blockStakes(t, view, pending, names);
  return [];
}

function challengeStakes(t: TFunction, pending: Pending, names: readonly string[]): readonly string[] {
  const name = nameAt(names, pending.atStake?.seat);
  return [t(`decision.lie.${wordOf(pending)}`, { name }), t('decision.truth')];
}

function blockStakes(
  t: TFunction,
  view: CoupView,
  { action, seat }: Pending,
  names: readonly string[],
): readonly string[] {
  const me = answering(view);
  const left = hiddenCards(view, me).length;
  switch (action) {
    case 'steal':
      return [
        t('decision.unblocked.steal', {
          coins: t('coins', { count: Math.min(2, view.seats[me]?.coins ?? 0) }),
        }),
        t('decision.caught'),
      ];
    case 'assassinate':
      // FC-45: one influence for the lie, and one for the assassin.
      return [t('decision.unblocked.assassinate'), t(left > 1 ? 'decision.caughtTwice' : 'decision.caught')];
    default:
      return [t('decision.unblocked.foreignAid', { name: nameAt(names, seat) }), t('decision.caught')];
  }
}
