import type { Coup } from '../../../engine/coup';
import { useLanguage } from '../../i18n/language';
import { ChooseOne } from './ChooseOne';
import type { DecisionProps } from '../../match/GameScreens';
import { roleName } from './words';

/** FC-48: one card of a set of five; the other four leave the game. */
export function Drafting({ view, moves, besideStage, onMove }: DecisionProps<Coup, 'draft'>) {
  const { t } = useLanguage();
  const cards = (view.offered ?? []).flatMap((role) => {
    const move = moves.find((one) => one.role === role);
    return move ? [{ role, move }] : [];
  });
  return (
    <ChooseOne
      title={t('coup.decision.title.draft')}
      lines={[t('coup.decision.note.draft')]}
      cards={cards}
      confirm={(role) => t('coup.decision.confirm.draft', { role: roleName(t, role) })}
      kind="brass"
      besideStage={besideStage}
      onMove={onMove}
    />
  );
}
