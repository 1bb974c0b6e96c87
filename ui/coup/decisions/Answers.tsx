import { View } from 'react-native';
import type { CoupMove } from '../../../engine/coup';
import { Button } from '../../components/Button';
import { DeliberateButton } from '../../components/DeliberateButton';
import { Text } from '../../components/Text';
import { useLook } from '../../match/question/wanted';
import { space } from '../../theme/tokens';

interface FinalAnswer {
  readonly move: CoupMove;
  readonly label: string;
  readonly kind: 'brass' | 'plain' | 'danger';
  /** What follows from it. */
  readonly then: string;
}

interface AnswersProps {
  readonly answers: readonly FinalAnswer[];
  readonly onMove: (move: CoupMove) => void;
}

/** Answers that cannot be taken back, each with what follows. Where there is only one, a slip can do no harm. */
export function Answers({ answers, onMove }: AnswersProps) {
  const look = useLook();
  const Answering = answers.length > 1 ? DeliberateButton : Button;
  return (
    <View style={{ gap: space.m }}>
      {answers.map(({ move, label, kind, then }, at) => (
        <View key={label} style={{ gap: space.xs }}>
          <Answering label={label} {...look(kind, [move])} answerKey={at + 1} onPress={() => onMove(move)} />
          <Text variant="small" tone="inkMuted" align="center">
            {then}
          </Text>
        </View>
      ))}
    </View>
  );
}
