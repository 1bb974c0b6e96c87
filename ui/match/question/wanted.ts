import { sameMove } from '../../../engine/core';
import { createContext, use, type ComponentProps } from 'react';
import type { Button } from '../../components/Button';

/** The move that a lesson waits for; null while it still has something to say, and nothing is asked yet. */
export const WantedContext = createContext<unknown>(undefined);

/** Tells whether something leads to that move, by the moves it leads to: then it is pointed at. */
export function useWanted(): (moves: readonly unknown[]) => boolean {
  const wanted = use(WantedContext);
  return (moves) => wanted !== undefined && moves.some((move) => sameMove(move, wanted));
}

type Kind = NonNullable<ComponentProps<typeof Button>['kind']>;

/** How a button looks that leads to these moves: in a lesson nothing shines but what is pointed at. */
export function useLook(): (usual: Kind, moves: readonly unknown[]) => { kind: Kind; pointedAt: boolean } {
  const isLesson = use(WantedContext) !== undefined;
  const leadsOn = useWanted();
  return (usual, moves) => {
    const pointedAt = leadsOn(moves);
    if (pointedAt) return { kind: 'brass', pointedAt };
    return { kind: isLesson && usual === 'brass' ? 'plain' : usual, pointedAt };
  };
}
