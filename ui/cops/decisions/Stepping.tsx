import { View } from 'react-native';
import type { Cops, Window } from '../../../engine/cops';
import { Question } from '../../components/Question';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { PublicAnswers } from '../../match/question/PublicAnswers';
import { space } from '../../theme/tokens';
import { answersOf, isStillChosen } from './answers';

/** A window for a single person at the table: let it pass, or speak up. */
export function Stepping({ kind, view, moves, onMove }: DecisionProps<Cops, Window>) {
  const { t } = useLanguage();
  const isBeforeChoice = kind === 'beforeAction' && isStillChosen(view);
  return (
    <View style={{ gap: space.m }}>
      <Question
        title={t(`cops.decision.title.${isBeforeChoice ? 'beforeChoice' : kind}`)}
        lines={[t('cops.decision.note.window')]}
      />
      <PublicAnswers answers={answersOf(t, moves)} onMove={onMove} />
    </View>
  );
}
