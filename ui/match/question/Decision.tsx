import { useState } from 'react';
import type { GameTypes } from '../../../engine/core';
import type { DecisionProps, GameScreens } from '../GameScreens';
import { HelpPlace } from '../../components/Question';
import { QuestionRule } from '../../rules/RuleDoors';
import { useTight } from '../../theme/low';
import { QuestionPlace } from './RoomForCards';

interface Props<G extends GameTypes> extends DecisionProps<G> {
  readonly screens: Pick<GameScreens<G>, 'questions'>;
}

/** The question in words, and its answers. After each answer comes a fresh sheet: nothing stays chosen. */
export function Decision<G extends GameTypes>({ screens, onMove, ...asked }: Props<G>) {
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
      <QuestionRule rule={rule?.(view) ?? null}>
        <HelpPlace value={tight && room ? 'beside' : 'below'}>
          <Sheet key={`${kind} ${answered}`} {...asked} onMove={answer} />
        </HelpPlace>
      </QuestionRule>
    </QuestionPlace>
  );
}
