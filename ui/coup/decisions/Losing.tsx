import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { Coup, CoupEvent, CoupView } from '../../../engine/coup';
import { useLanguage } from '../../i18n/language';
import { ChooseOne } from './ChooseOne';
import type { DecisionProps } from '../../match/GameScreens';
import { answering, hiddenCards, nameAt, roleName } from './words';

/** FC-12: whoever loses an influence chooses which, and is told why. */
export function Losing({ view, moves, names, led, besideStage, onMove }: DecisionProps<Coup, 'lose'>) {
  const { t } = useLanguage();
  const seat = answering(view);
  const cards = hiddenCards(view, seat).flatMap(({ card, role }) => {
    const move = moves.find((one) => one.card === card);
    return move && role ? [{ role, move }] : [];
  });
  const why = whyIn(t, view, seat, led, names);
  return (
    <ChooseOne
      title={t('coup.decision.title.lose')}
      lines={[...(why === null ? [] : [why]), t('coup.decision.note.lose')]}
      cards={cards}
      confirm={(role) => t('coup.decision.confirm.lose', { role: roleName(t, role) })}
      kind="danger"
      besideStage={besideStage}
      onMove={onMove}
    />
  );
}

/** A doubt that was wrong, a claim that fell, the bomb, or else what was done to this seat. */
function whyIn(
  t: TFunction,
  { pending }: CoupView,
  seat: Seat,
  led: readonly CoupEvent[],
  names: readonly string[],
): string | null {
  const has = (type: CoupEvent['type']) => led.some((event) => event.type === type);
  if (has('proved')) return t('coup.decision.whyLose.doubted');
  if (has('bombExploded')) return t('coup.decision.whyLose.bomb');
  if (led.some((event) => event.type === 'conceded' && event.seat === seat))
    return t('coup.decision.whyLose.caught');
  if (pending?.target !== seat) return null;
  const { action } = pending;
  if (action !== 'coup' && action !== 'assassinate') return null;
  return t(`coup.decision.whyLose.${action}`, { name: nameAt(names, pending.seat) });
}
