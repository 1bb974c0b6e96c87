import { View } from 'react-native';
import type { CoupMove } from '../../../engine';
import { Button } from '../../Button';
import { Text } from '../../Text';
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

/** Answers that cannot be taken back, each with what follows. */
export function Answers({ answers, onMove }: AnswersProps) {
  return (
    <View style={{ gap: space.m }}>
      {answers.map(({ move, label, kind, then }) => (
        <View key={label} style={{ gap: space.xs }}>
          <Button label={label} kind={kind} onPress={() => onMove(move)} />
          <Text variant="small" tone="inkMuted" align="center">
            {then}
          </Text>
        </View>
      ))}
    </View>
  );
}
