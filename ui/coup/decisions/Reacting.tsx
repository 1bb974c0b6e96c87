import type { Coup } from '../../../engine/coup';
import { View } from 'react-native';
import { Question } from '../../components/Question';
import { useLanguage } from '../../i18n/language';
import { space } from '../../theme/tokens';
import { Announced } from './Announced';
import { answersOf } from './answers';
import type { DecisionProps } from '../../match/GameScreens';
import { PublicAnswers } from '../../match/PublicAnswers';
import { stakesOf } from './stakes';
import { answering, nameAt } from './words';

type Kind = 'challenge' | 'block' | 'bomb' | 'redirect' | 'side';

/** A question the whole table hears, and its answers, one tap each: the same for every hand. */
export function Reacting({ view, moves, names, besideStage, onMove }: DecisionProps<Coup>) {
  const { t } = useLanguage();
  const kind = (view.asked?.kind ?? 'challenge') as Kind;
  const { pending } = view;
  const doubted = kind === 'challenge' || kind === 'block';
  return (
    <View style={{ gap: space.m }}>
      {doubted && pending !== null && !besideStage && <Announced {...{ view, pending, names }} />}
      <Question
        title={t(`coup.decision.title.${kind}`, { name: nameAt(names, answering(view)) })}
        lines={doubted ? stakesOf(t, view, answering(view), names) : [t(`coup.decision.note.${kind}`)]}
      />
      <PublicAnswers answers={answersOf(t, moves, view, names)} onMove={onMove} />
    </View>
  );
}
