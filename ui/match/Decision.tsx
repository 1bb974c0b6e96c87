import { useState, type ComponentType } from 'react';
import type { GameTypes } from '../../engine/core';
import type { DecisionProps, GameScreens } from './GameScreens';
import { QuestionRule } from './QuestionRule';

interface Props<G extends GameTypes> extends DecisionProps<G> {
  readonly screens: Pick<GameScreens<G>, 'decisions' | 'ruleAsked'>;
  readonly kind: G['Kind'];
}

/** The question in words, and its answers. After each answer comes a fresh sheet: nothing stays chosen. */
export function Decision<G extends GameTypes>({ screens, kind, onMove, ...asked }: Props<G>) {
  const [answered, setAnswered] = useState(0);
  const Sheet: ComponentType<DecisionProps<G>> = screens.decisions[kind];
  const answer = (move: G['Move']) => {
    setAnswered(answered + 1);
    onMove(move);
  };
  return (
    <QuestionRule rule={screens.ruleAsked?.(asked.view) ?? null}>
      <Sheet key={`${kind} ${answered}`} {...asked} onMove={answer} />
    </QuestionRule>
  );
}
