import { useState } from 'react';
import { View } from 'react-native';
import type { Cops, Equipment } from '../../../engine/cops';
import { Button } from '../../components/Button';
import { NextQuestion, Question } from '../../components/Question';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { space } from '../../theme/tokens';
import { EquipmentPlates } from './EquipmentPlates';
import { Playing } from './Playing';

/** Who has spoken up plays a card, or thinks better of it. */
export function Using({ view, moves, names, onMove }: DecisionProps<Cops>) {
  const { t } = useLanguage();
  const [equipment, setEquipment] = useState<Equipment | null>(null);
  const [returned, setReturned] = useState(false);
  const goBack = () => {
    setEquipment(null);
    setReturned(true);
  };
  if (equipment !== null) return <Playing {...{ view, names, moves, equipment, onMove }} onBack={goBack} />;
  const withdraw = moves.find(({ type }) => type === 'withdraw');
  const Title = returned ? NextQuestion : Question;
  return (
    <View style={{ gap: space.m }}>
      <Title title={t('cops.decision.title.use')} lines={[t('cops.decision.note.use')]} />
      <EquipmentPlates {...{ view, moves }} onChoose={setEquipment} />
      {withdraw && <Button label={t('cops.decision.withdraw')} onPress={() => onMove(withdraw)} />}
    </View>
  );
}
