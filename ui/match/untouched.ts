import { useEffect, useLayoutEffect, useRef } from 'react';
import type { GameTypes, Seat } from '../../engine/core';
import { letBotsPlay, type BotTurns } from '../../store/match/botTurns';
import type { MatchStore } from '../../store/match/match';
import { canPass } from '../../store/match/passing';
import { stateOf } from '../../store/match/running';

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

/**
 * Somebody who plays alone may have said that whatever does not concern them can pass, by what everybody sees. It does so
 * before it is drawn, so that nothing is asked that answers itself; while something covers the table, it waits.
 */
export function useLetPass<G extends GameTypes>(
  match: MatchStore<G>,
  alone: Seat | null,
  paused: boolean,
): void {
  const running = match.useMatch((now) => now.running);

  useLayoutEffect(() => {
    const { game } = match.table;
    if (!running?.passesUnconcerned || paused || alone === null) return;
    const state = stateOf(running);
    const asked = game.asked(state);
    if (asked?.seat !== alone || !canPass(match.table, state)) return;
    const touched = game.questions[asked.kind].touches?.(game.view(state, 'table')) ?? [];
    if (!touched.includes(alone)) match.passUnconcerned();
  }, [match, alone, paused, running]);
}
