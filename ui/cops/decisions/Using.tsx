import { useState } from 'react';
import { View } from 'react-native';
import type { Cops, Equipment } from '../../../engine/cops';
import { Button } from '../../components/Button';
import { LastingQuestion, useComingBack } from '../../components/Question';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { space } from '../../theme/tokens';
import { EquipmentPlates } from './EquipmentPlates';
import { Playing } from './Playing';

/** Who has spoken up plays a card, or thinks better of it. */
export function Using({ view, moves, names, onMove }: DecisionProps<Cops, 'use'>) {
  const { t } = useLanguage();
  const [equipment, setEquipment] = useState<Equipment | null>(null);
  const { from, leave } = useComingBack();
  const choose = (card: Equipment) => {
    leave();
    setEquipment(card);
  };
  if (equipment !== null)
    return <Playing {...{ view, names, moves, equipment, onMove }} onBack={() => setEquipment(null)} />;
  const withdraw = moves.find(({ type }) => type === 'withdraw');
  return (
    <View style={{ gap: space.m }}>
      <LastingQuestion
        title={t('cops.decision.title.use')}
        lines={[t('cops.decision.note.use')]}
        from={from}
      />
      <EquipmentPlates {...{ view, moves }} onChoose={choose} />
      {withdraw && <Button label={t('cops.decision.withdraw')} onPress={() => onMove(withdraw)} />}
    </View>
  );
}
