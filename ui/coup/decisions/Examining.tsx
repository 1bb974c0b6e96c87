import type { TFunction } from 'i18next';
import type { CoupView, Coup } from '../../../engine/coup';
import { QuestionSheet } from '../../components/Question';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import { useLargeText } from '../../theme/low';
import { SeenCards } from './SeenCards';
import { hiddenCards } from './words';

/** FP-I04: give it back, or have it changed. RU-19: it is changed. */
export function Examining({ view, moves, names, onMove }: DecisionProps<Coup, 'examine'>) {
  const { t } = useLanguage();
  const name = nameAt(names, view.pending?.target);
  // There the card and its answers fill the lowest screens.
  const isLarge = useLargeText();
  return (
    <QuestionSheet
      title={t('coup.decision.title.examine', { name })}
      lines={isLarge ? [] : [t('coup.decision.note.examine')]}
    >
      <SeenCards
        roles={shownTo(view)}
        answers={moves.map((move) => ({ move, ...inWords(t, move, name) }))}
        onMove={onMove}
      />
    </QuestionSheet>
  );
}

/** The one card of the target that only this seat may see. */
function shownTo(view: CoupView) {
  const target = view.pending?.target;
  if (target === null || target === undefined) return [];
  return hiddenCards(view, target).flatMap(({ role }) => role ?? []);
}

const inWords = (t: TFunction, { type }: Coup['Answers']['examine'], name: string) =>
  ({
    label: t(`coup.decision.${type}`),
    kind: type === 'giveBack' ? 'plain' : 'brass',
    then: t(`coup.decision.${type === 'giveBack' ? 'givenBack' : 'swapped'}`, { name }),
  }) as const;
