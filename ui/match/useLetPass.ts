import { useEffect } from 'react';
import type { GameTypes, Seat } from '../../engine/core';
import { thinkingTime } from '../../store/match/botTurns';
import type { MatchStore } from '../../store/match/match';
import { canPass, stateOf } from '../../store/match/running';
import { useSettings } from '../../store/settings';

/**
 * Somebody who plays alone may have said that whatever does not concern them can pass. It does so after the time that
 * a bot would take, and by what everybody sees; while something covers the table, it waits.
 */
export function useLetPass<G extends GameTypes>(
  match: MatchStore<G>,
  alone: Seat | null,
  paused: boolean,
): void {
  const lets = useSettings((settings) => settings.letPass);
  const pace = useSettings((settings) => settings.botPace);
  const running = match.useMatch((now) => now.running);

  useEffect(() => {
    const { game } = match.table;
    if (!lets || paused || alone === null || !running) return undefined;
    const state = stateOf(running);
    const asked = game.asked(state);
    if (asked?.seat !== alone || !canPass(match.table, state)) return undefined;
    const touched = game.questions[asked.kind].touches?.(game.view(state, 'table')) ?? [];
    if (touched.includes(alone)) return undefined;
    const timer = setTimeout(match.passUnconcerned, thinkingTime(pace, 'answer'));
    return () => clearTimeout(timer);
  }, [match, alone, paused, lets, pace, running]);
}
