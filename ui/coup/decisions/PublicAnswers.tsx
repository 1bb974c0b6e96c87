import { View } from 'react-native';
import type { CoupMove } from '../../../engine';
import { Button } from '../../Button';
import { space } from '../../theme/tokens';
import type { Answer } from './answers';

interface PublicAnswersProps {
  readonly answers: readonly Answer[];
  readonly onMove: (move: CoupMove) => void;
}

/** Answers given aloud, one tap each. */
export function PublicAnswers({ answers, onMove }: PublicAnswersProps) {
  return (
    <View style={{ gap: space.s }}>
      {answers.map(({ move, label, icon, kind }) => (
        <Button
          key={label}
          label={label}
          kind={kind}
          onPress={() => onMove(move)}
          {...(icon ? { icon } : {})}
        />
      ))}
    </View>
  );
}
