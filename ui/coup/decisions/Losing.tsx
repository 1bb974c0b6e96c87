import { useLanguage } from '../../i18n/language';
import { ChooseOne } from './ChooseOne';
import type { DecisionProps } from './Decision';
import { answering, hiddenCards, roleName } from './words';

/** FC-12: whoever loses an influence chooses which. */
export function Losing({ view, moves, onMove }: DecisionProps) {
  const { t } = useLanguage();
  const cards = hiddenCards(view, answering(view)).flatMap(({ card, role }) => {
    const move = moves.find((one) => one.type === 'lose' && one.card === card);
    return move && role ? [{ role, move }] : [];
  });
  return (
    <ChooseOne
      title={t('decision.title.lose')}
      lines={[t('decision.note.lose')]}
      cards={cards}
      confirm={(role) => t('decision.confirm.lose', { role: roleName(t, role) })}
      kind="danger"
      onMove={onMove}
    />
  );
}
