import type { Coup } from '../../../engine/coup';
import { View } from 'react-native';
import { Question } from '../../components/Question';
import { useLanguage } from '../../i18n/language';
import { space } from '../../theme/tokens';
import { Announced } from './Announced';
import { answersOf } from './answers';
import type { DecisionProps } from '../../match/GameScreens';
import { PublicAnswers } from '../../match/question/PublicAnswers';
import { stakes } from './stakes';
import { answering, nameAt } from './words';

type Aloud = 'challenge' | 'block' | 'bomb' | 'redirect' | 'side';

/** A question the whole table hears, and its answers, one tap each: the same for every hand. */
export function Reacting({ kind, view, moves, names, besideStage, onMove }: DecisionProps<Coup, Aloud>) {
  const { t } = useLanguage();
  const { pending } = view;
  const doubted = kind === 'challenge' || kind === 'block';
  return (
    <View style={{ gap: space.m }}>
      {doubted && pending !== null && !besideStage && <Announced {...{ view, pending, names }} />}
      <Question
        title={t(`coup.decision.title.${kind}`, { name: nameAt(names, answering(view)) })}
        lines={doubted ? stakes[kind](t, view, answering(view), names) : [t(`coup.decision.note.${kind}`)]}
      />
      <PublicAnswers answers={answersOf(t, moves, view, names)} onMove={onMove} />
    </View>
  );
}
