import type { Coup } from '../../../engine/coup';
import { useLanguage } from '../../i18n/language';
import { ChooseOne } from './ChooseOne';
import type { DecisionProps } from '../../match/GameScreens';
import { answering, hiddenCards, nameAt, roleName } from './words';

/** C-49: the examined player chooses what the examiner gets to see. */
export function Showing({ view, moves, names, besideStage, onMove }: DecisionProps<Coup, 'show'>) {
  const { t } = useLanguage();
  const name = nameAt(names, view.turn);
  const cards = hiddenCards(view, answering(view)).flatMap(({ card, role }) => {
    const move = moves.find((one) => one.card === card);
    return move && role ? [{ role, move }] : [];
  });
  return (
    <ChooseOne
      title={t('coup.decision.title.show')}
      lines={[t('coup.decision.note.show', { name })]}
      cards={cards}
      confirm={(role) => t('coup.decision.confirm.show', { role: roleName(t, role) })}
      kind="brass"
      besideStage={besideStage}
      onMove={onMove}
    />
  );
}
