import { use } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CoupMove, Role } from '../../../engine/coup';
import { CardFace } from '../../cards/CardFace';
import { Button } from '../../components/Button';
import { DeliberateButton } from '../../components/DeliberateButton';
import { InReach } from '../../components/PointedScroll';
import { BriefContext } from '../../components/Question';
import { Note } from '../../components/Text';
import { Answers } from '../../match/question/Answers';
import { RoomForCards } from '../../match/question/RoomForCards';
import { useLook } from '../../match/question/wanted';
import { useLandscapePhone } from '../../theme/landscapePhone';
import { useTextScale } from '../../theme/textScale';
import { space } from '../../theme/tokens';
import { cardWidthBeside, cardWidthIn, narrow, useButtonBeside } from './Cards';

interface SeenCardsProps {
  readonly roles: readonly Role[];
  readonly answers: readonly FinalAnswer[];
  readonly onMove: (move: CoupMove) => void;
}

interface FinalAnswer {
  readonly move: CoupMove;
  readonly label: string;
  readonly kind: 'brass' | 'plain' | 'danger';
  /** What follows from it. */
  readonly then: string;
}

/**
 * Cards to look at, and answers for good, each with what follows; in a short lesson the cards lie at the learner’s seat.
 * Where there is only one answer, a slip does no harm.
 */
export function SeenCards({ roles, answers, onMove }: SeenCardsProps) {
  const look = useLook();
  const lying = useLandscapePhone();
  const isBrief = use(BriefContext);
  const count = roles.length;
  const scale = useTextScale();
  const isBeside = useButtonBeside(count) && lying;
  const Place = isBeside ? View : InReach;
  const Answering = answers.length > 1 ? DeliberateButton : Button;
  return (
    <RoomForCards>
      {(room) => (
        <View style={isBeside ? styles.beside : styles.below}>
          {!isBrief && (
            <View style={styles.row}>
              {roles.map((role, at) => (
                <CardFace
                  key={at}
                  character={role}
                  width={
                    isBeside
                      ? cardWidthBeside(room, count)
                      : Math.max(cardWidthIn(room, count, scale), narrow * scale)
                  }
                />
              ))}
            </View>
          )}
          <Place {...(isBeside ? { style: styles.rest } : {})}>
            <Answers>
              {answers.map(({ move, label, kind, then }, at) => (
                <View key={label} style={{ gap: space.xs }}>
                  <Answering
                    label={label}
                    {...look(kind, [move])}
                    answerKey={at + 1}
                    onPress={() => onMove(move)}
                  />
                  {!isBrief && <Note align="center">{then}</Note>}
                </View>
              ))}
            </Answers>
          </Place>
        </View>
      )}
    </RoomForCards>
  );
}

const styles = StyleSheet.create({
  below: { gap: space.m },
  beside: { flexDirection: 'row', gap: space.m },
  rest: { flex: 1, minWidth: 0 },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
});
