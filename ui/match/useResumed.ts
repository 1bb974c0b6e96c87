import { useLayoutEffect, useReducer } from 'react';
import type { GameTypes } from '../../engine/core';
import type { MatchStore } from '../../store/match/match';

/**
 * Whether the match has been gone on with. Rendering alone changes nothing: React may render twice, or in vain. It happens
 * before anything is painted, so that nobody sees the table without it.
 */
export function useResumed<G extends GameTypes>({ resume }: MatchStore<G>): boolean {
  const [isResumed, onResumed] = useReducer(() => true, false);
  useLayoutEffect(() => {
    resume();
    onResumed();
  }, [resume]);
  return isResumed;
}
