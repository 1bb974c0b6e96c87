import type { CopsMove, CopsView, Equipment } from '../../../engine/cops';
import { useLanguage } from '../../i18n/language';
import { QuestionRule } from '../../match/question/QuestionRule';
import { equipmentScreens } from '../equipment/cards';
import { sectionOf } from '../log/rules';
import { equipmentLine, equipmentName } from '../terms';
import { Chooser, titleOf } from './Chooser';
import { usesIn } from './EquipmentPlates';
import { waysOf } from './ways';

interface PlayingProps {
  readonly view: CopsView;
  readonly names: readonly string[];
  readonly moves: readonly CopsMove[];
  readonly equipment: Equipment;
  readonly onMove: (move: CopsMove) => void;
  readonly onBack: () => void;
}

/** A card of one's own: on whom, and then for good. */
export function Playing({ view, names, moves, equipment, onMove, onBack }: PlayingProps) {
  const { t } = useLanguage();
  const card = equipmentName(t, equipment);
  return (
    <QuestionRule rule={sectionOf(equipment)}>
      <Chooser
        {...{ view, names, onMove, onBack }}
        deed={equipment}
        title={(step) =>
          step?.ask === 'target'
            ? t(`cops.decision.step.${equipmentScreens[equipment].whom ?? 'target'}`, { deed: card })
            : titleOf(t, card, names)(step)
        }
        lines={[equipmentLine(t, equipment, view.variant)]}
        ways={waysOf(usesIn(moves, equipment))}
        confirm={t('cops.decision.play', { card })}
      />
    </QuestionRule>
  );
}
