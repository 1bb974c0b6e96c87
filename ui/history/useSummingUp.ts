import { useEffect, useRef } from 'react';
import type { PastGame } from '../../store/history/entries';
import { moduleHere } from '../games';

/** Games that were found again without a summary get it from their rules, once each. */
export function useSummingUp(games: readonly PastGame[]): void {
  const tried = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, game, winners } of games) {
      if (winners.length > 0 || tried.current.has(id)) continue;
      tried.current.add(id);
      void moduleHere(game).then((module) => module?.sumUp(id));
    }
  }, [games]);
}
