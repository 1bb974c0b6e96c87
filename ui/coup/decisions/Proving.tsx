import type { TFunction } from 'i18next';
import {
  actionRules,
  ruleBooks,
  type Claim,
  type CoupView,
  type Pending,
  type Coup,
} from '../../../engine/coup';
import { QuestionSheet } from '../../components/Question';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { answering, nameAt } from '../../match/seat';
import { SeenCards } from './SeenCards';
import { hiddenCards, roleName, spokenClaim, wordOf } from './words';

/** C-13: the truth may be shown or kept back; a lie can only be given up. */
export function Proving({ view, moves, names, onMove }: DecisionProps<Coup, 'prove'>) {
  const { t } = useLanguage();
  const { pending } = view;
  if (pending === null || pending.challenge === null) return null;
  const { by, claim } = pending.challenge;
  const name = nameAt(names, by);
  const isTrue = moves.some(({ type }) => type === 'prove');
  const hand = hiddenCards(view, answering(view)).flatMap(({ role }) => role ?? []);
  const said = t('coup.decision.prove.said', { claim: spokenClaim(t, claim) });
  return (
    <QuestionSheet
      title={t('coup.decision.title.prove', { name })}
      lines={isTrue ? [said] : [said, exposure(t, claim)]}
    >
      <SeenCards
        roles={hand}
        answers={moves.map((move) => ({
          move,
          ...(move.type === 'prove' ? showing(t, claim, name) : givingUp(t, view, pending, isTrue)),
        }))}
        onMove={onMove}
      />
    </QuestionSheet>
  );
}

/** FP-R09: that none is the Duke can only be seen from all of them. */
function showing(t: TFunction, claim: Claim, name: string) {
  const label =
    claim === 'noDuke'
      ? t('coup.decision.prove.showAll')
      : t('coup.decision.confirm.show', { role: roleName(t, claim) });
  const then = t(`coup.decision.prove.${claim === 'noDuke' ? 'shownAll' : 'shown'}`, { name });
  return { label, kind: 'brass', then } as const;
}

const givingUp = (t: TFunction, view: CoupView, pending: Pending, isTrue: boolean) =>
  ({
    label: t(`coup.decision.prove.${isTrue ? 'keepHidden' : 'giveIn'}`),
    kind: isTrue ? 'plain' : 'danger',
    then: afterConceding(t, view, pending),
  }) as const;

const exposure = (t: TFunction, claim: Claim): string =>
  claim === 'noDuke'
    ? t('coup.decision.prove.holdsDuke', { role: roleName(t, 'duke') })
    : t('coup.decision.prove.lacks', { role: roleName(t, claim) });

/** FC-41: where the claim behind an action falls, what was paid for it comes back. */
function afterConceding(t: TFunction, { book }: CoupView, pending: Pending): string {
  const word = wordOf(pending);
  const { cost } = actionRules[pending.action];
  if (word === 'action' && cost > 0 && ruleBooks[book].refundOnLostChallenge)
    return t('coup.decision.fallen.refunded', { coins: t('coins.count', { count: cost }) });
  return t(`coup.decision.fallen.${word}`);
}
