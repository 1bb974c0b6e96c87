import { useEffect, useEffectEvent, useState } from 'react';
import { View } from 'react-native';
import type { Coup } from '../../../engine/coup';
import { advise, isAdvisable, type Advice } from '../../../engine/coup/coach';
import { inSlices } from '../../../store/match/slices';
import type { CounselProps } from '../../match/GameScreens';
import { FoldedHints } from '../../match/question/Hints';
import { space } from '../../theme/tokens';
import { AdviceContext } from './advice';
import { CoachPanel } from './CoachPanel';

/** A question with what the coach says of it: worked out in slices, and dropped as soon as something else is asked. */
export function Counsel({ view, names, moves, witnessed, hints, children }: CounselProps<Coup>) {
  const isAsked = moves.length > 1 && isAdvisable(view);
  const question = isAsked ? `${view.viewer} ${view.asked?.kind} ${witnessed.length}` : null;
  const [told, setTold] = useState<{ readonly question: string; readonly advice: Advice } | null>(null);
  const weigh = useEffectEvent((asked: string) =>
    inSlices(advise(view, witnessed, moves), (advice) => setTold({ question: asked, advice })),
  );
  useEffect(() => (question === null ? undefined : weigh(question)), [question]);
  const advice = question !== null && told?.question === question ? told.advice : null;
  return (
    <View style={{ gap: space.s }}>
      {isAsked ? <CoachPanel {...{ view, names, advice, hints }} /> : <FoldedHints lines={hints} />}
      <AdviceContext value={advice}>{children}</AdviceContext>
    </View>
  );
}
