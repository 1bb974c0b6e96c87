import { useState } from 'react';
import type { Cops, Equipment, CopsMove } from '../../../engine/cops';
import { Button } from '../../components/Button';
import { QuestionSheet, useComingBack } from '../../components/Question';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps, SeenTable } from '../../match/GameScreens';
import { QuestionRule } from '../../rules/RuleDoors';
import { equipmentScreens } from '../equipment/cards';
import { sectionOf } from '../log/rules';
import { equipmentLine, equipmentName } from '../terms';
import { Chooser, titleOf } from './Chooser';
import { EquipmentPlates, usesIn } from './EquipmentPlates';
import { waysOf } from './ways';

/** Who has spoken up plays a card, or thinks better of it. */
export function Using({ view, moves, names, onMove }: DecisionProps<Cops, 'use'>) {
  const { t } = useLanguage();
  const playable = [...new Set(moves.flatMap((move) => (move.type === 'use' ? [move.equipment] : [])))];
  // GC-33: hardly anybody ever holds more than one.
  const [equipment, setEquipment] = useState<Equipment | null>(
    playable.length === 1 ? (playable[0] ?? null) : null,
  );
  const { from, leave } = useComingBack();
  const choose = (card: Equipment) => {
    leave();
    setEquipment(card);
  };
  if (equipment !== null)
    return <Playing {...{ view, names, moves, equipment, onMove }} onBack={() => setEquipment(null)} />;
  const withdraw = moves.find(({ type }) => type === 'withdraw');
  return (
    <QuestionSheet
      title={t('cops.decision.title.use')}
      lines={[t('cops.decision.note.use')]}
      from={from}
      inReach={withdraw && <Button label={t('cops.decision.withdraw')} onPress={() => onMove(withdraw)} />}
    >
      <EquipmentPlates {...{ view, moves }} onChoose={choose} />
    </QuestionSheet>
  );
}

interface PlayingProps extends SeenTable<Cops> {
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
