import { useState } from 'react';
import type { CoupMove, CoupView } from '../../../engine';
import { Acting } from './Acting';
import { Drafting } from './Drafting';
import { Examining } from './Examining';
import { Keeping } from './Keeping';
import { Losing } from './Losing';
import { Proving } from './Proving';
import { Reacting } from './Reacting';
import { Showing } from './Showing';

export interface DecisionProps {
  /** As the seat that answers sees it. */
  readonly view: CoupView;
  /** All that may be answered. */
  readonly moves: readonly CoupMove[];
  readonly names: readonly string[];
  readonly onMove: (move: CoupMove) => void;
}

const sheets: Readonly<Record<string, (props: DecisionProps) => React.ReactNode>> = {
  act: Acting,
  challenge: Reacting,
  block: Reacting,
  bomb: Reacting,
  redirect: Reacting,
  side: Reacting,
  prove: Proving,
  lose: Losing,
  keep: Keeping,
  show: Showing,
  examine: Examining,
  draft: Drafting,
};

/** The question in words, and its answers. After each answer comes a fresh sheet: nothing stays chosen. */
export function Decision({ view, moves, names, onMove }: DecisionProps) {
  const [answered, setAnswered] = useState(0);
  const kind = view.asked?.kind ?? '';
  const Sheet = sheets[kind];
  if (!Sheet) return null;
  const answer = (move: CoupMove) => {
    setAnswered(answered + 1);
    onMove(move);
  };
  return <Sheet key={`${kind} ${answered}`} view={view} moves={moves} names={names} onMove={answer} />;
}
