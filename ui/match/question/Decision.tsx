import { useState } from 'react';
import type { GameTypes } from '../../../engine/core';
import type { DecisionProps, GameScreens } from '../GameScreens';
import { AboveTitle, HelpPlace } from '../../components/Question';
import { Text } from '../../components/Text';
import type { Foretold } from '../picture/picture';
import { QuestionRule } from '../../rules/RuleDoors';
import { useTight } from '../../theme/low';
import { QuestionPlace } from './RoomForCards';

interface Props<G extends GameTypes> extends DecisionProps<G>, Partial<Foretold> {
  readonly screens: Pick<GameScreens<G>, 'questions'>;
}

/** The question in words, and its answers. After each answer comes a fresh sheet: nothing stays chosen. */
export function Decision<G extends GameTypes>(props: Props<G>) {
  const { screens, onMove, warning = null, cause = null, ...asked } = props;
  const { kind, view } = asked;
  const [answered, setAnswered] = useState(0);
  const tight = useTight();
  const { Sheet, rule, room } = screens.questions[kind];
  const answer = (move: G['Move']) => {
    setAnswered(answered + 1);
    onMove(move);
  };
  return (
    <QuestionPlace value={asked.besideStage ? 'stage' : 'secret'}>
      <QuestionRule rule={cause?.rule ?? rule?.(view) ?? null}>
        <HelpPlace value={tight && room ? 'beside' : 'below'}>
          <AboveTitle value={<Above {...{ warning, cause }} />}>
            <Sheet key={`${kind} ${answered}`} {...asked} onMove={answer} />
          </AboveTitle>
        </HelpPlace>
      </QuestionRule>
    </QuestionPlace>
  );
}

const Above = ({ warning, cause }: Foretold) => (
  <>
    {warning !== null && (
      <Text variant="heading" tone="danger">
        {warning}
      </Text>
    )}
    {cause !== null && (
      <Text variant="label" tone="brassInk">
        {cause.words}
      </Text>
    )}
  </>
);
