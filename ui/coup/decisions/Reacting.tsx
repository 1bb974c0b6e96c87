import { View } from 'react-native';
import { useLanguage } from '../../i18n/language';
import { space } from '../../theme/tokens';
import { Announced } from './Announced';
import { answersOf } from './answers';
import type { DecisionProps } from './Decision';
import { PublicAnswers } from './PublicAnswers';
import { Question } from './Question';
import { stakesOf } from './stakes';

type Kind = 'challenge' | 'block' | 'bomb' | 'redirect' | 'side';

/** A question the whole table hears, and its answers, one tap each: the same for every hand. */
export function Reacting({ view, moves, names, onMove }: DecisionProps) {
  const { t } = useLanguage();
  const kind = (view.asked?.kind ?? 'challenge') as Kind;
  const { pending } = view;
  const doubted = kind === 'challenge' || kind === 'block';
  return (
    <View style={{ gap: space.m }}>
      {doubted && pending !== null && <Announced pending={pending} names={names} />}
      <Question
        title={t(`decision.title.${kind}`)}
        lines={doubted ? stakesOf(t, view, names) : [t(`decision.note.${kind}`)]}
      />
      <PublicAnswers answers={answersOf(t, moves, view, names)} onMove={onMove} />
    </View>
  );
}
