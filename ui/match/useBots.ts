import { useEffect, useRef } from 'react';
import type { GameTypes } from '../../engine/core';
import { letBotsPlay, type BotTurns } from '../../store/match/botTurns';
import type { MatchStore } from '../../store/match/match';

/** Bots play on while somebody looks and nothing is in the way. */
export function useBots<G extends GameTypes>(
  match: MatchStore<G>,
  paused: boolean,
): Pick<BotTurns, 'hasten'> {
  const turns = useRef<BotTurns>(null);
  useEffect(() => {
    if (paused) return undefined;
    const playing = letBotsPlay(match);
    turns.current = playing;
    return () => {
      playing.stop();
      turns.current = null;
    };
  }, [match, paused]);
  return { hasten: () => turns.current?.hasten() };
}
