import { StyleSheet, View } from 'react-native';
import type { CoupMove, Role } from '../../../engine/coup';
import { CardFace } from '../../cards/CardFace';
import { Button } from '../../components/Button';
import { DeliberateButton } from '../../components/DeliberateButton';
import { Note } from '../../components/Text';
import { useLook } from '../../match/question/wanted';
import { useLandscapePhone } from '../../theme/landscapePhone';
import { space } from '../../theme/tokens';
import { useCardWidth, useWidthBesideButton } from './Cards';

interface SeenCardsProps {
  readonly roles: readonly Role[];
  readonly answers: readonly FinalAnswer[];
  readonly besideStage: boolean | undefined;
  readonly onMove: (move: CoupMove) => void;
}

interface FinalAnswer {
  readonly move: CoupMove;
  readonly label: string;
  readonly kind: 'brass' | 'plain' | 'danger';
  /** What follows from it. */
  readonly then: string;
}

/** Cards to look at, and answers for good, each with what follows. Where there is only one, a slip does no harm. */
export function SeenCards({ roles, answers, besideStage, onMove }: SeenCardsProps) {
  const look = useLook();
  const usual = useCardWidth(roles.length);
  const narrow = useWidthBesideButton(roles.length, besideStage ? 'stage' : 'secret');
  const isBeside = useLandscapePhone() && narrow !== null;
  const Answering = answers.length > 1 ? DeliberateButton : Button;
  return (
    <View style={isBeside ? styles.beside : styles.below}>
      <View style={styles.row}>
        {roles.map((role, at) => (
          <CardFace key={at} character={role} width={isBeside ? narrow : usual} />
        ))}
      </View>
      <View style={[styles.below, isBeside && styles.rest]}>
        {answers.map(({ move, label, kind, then }, at) => (
          <View key={label} style={{ gap: space.xs }}>
            <Answering
              label={label}
              {...look(kind, [move])}
              answerKey={at + 1}
              onPress={() => onMove(move)}
            />
            <Note align="center">{then}</Note>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  below: { gap: space.m },
  beside: { flexDirection: 'row', gap: space.m },
  rest: { flex: 1, minWidth: 0 },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
});
